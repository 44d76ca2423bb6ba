/** The first number in a text, up to an extension or a pause. */
const number = /[+\d][^a-z,;]*/i;

/**
 * What a typed phone number dials, for `tel:`: without brackets, spaces or extension, and with the country's 1.
 * Undefined when there are too few digits to dial.
 */
export function dialNumber(phone: string): string | undefined {
  const digits = (number.exec(phone)?.[0] ?? '').replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  if (digits.length < 7) return undefined;
  return /^\d{10}$/.test(digits) ? `+1${digits}` : digits;
}

/**
 * A typed phone number as E.164 has it, "+19045550143"; a number without a country is an American one. Undefined when it
 * is none: seven digits dial at home, and nowhere else.
 */
export function e164(phone: string): string | undefined {
  const dialed = dialNumber(phone) ?? '';
  const full = /^1\d{10}$/.test(dialed) ? `+${dialed}` : dialed;
  return /^\+[1-9]\d{7,14}$/.test(full) ? full : undefined;
}

/** "(904) 555-4078"; as it was typed when it is no American number, or has an extension. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/^\s*(?:tel:)?\s*(?:\+?1[\s.-]*)?(?=[(\d])/, '').replaceAll(/[\s().-]/g, '');
  return /^\d{10}$/.test(digits) ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone;
}
