/** The first number in a text, up to an extension or a pause. */
const number = /[+\d][^a-z,;]*/i;

/**
 * Turns a typed phone number into one for `tel:`: without parentheses, spaces or extension, with the country code 1.
 * Undefined when there are too few digits to dial.
 */
export function dialNumber(phone: string): string | undefined {
  const digits = (number.exec(phone)?.[0] ?? '').replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  if (digits.length < 7) return undefined;
  return /^\d{10}$/.test(digits) ? `+1${digits}` : digits;
}

/**
 * Turns a typed phone number into E.164, "+19045550143"; a number without a country code is American. Undefined when it
 * is not complete: seven digits work only locally.
 */
export function e164(phone: string): string | undefined {
  const dialed = dialNumber(phone) ?? '';
  const full = /^1\d{10}$/.test(dialed) ? `+${dialed}` : dialed;
  return /^\+[1-9]\d{7,14}$/.test(full) ? full : undefined;
}

/** Formats as "(904) 555-4078"; unchanged when it is not an American number or has an extension. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/^\s*(?:tel:)?\s*(?:\+?1[\s.-]*)?(?=[(\d])/, '').replaceAll(/[\s().-]/g, '');
  return /^\d{10}$/.test(digits) ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone;
}
