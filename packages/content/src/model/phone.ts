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
