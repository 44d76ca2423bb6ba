const anyDigit = /\p{Nd}/gu;
const isDigit = (codePoint: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/**
 * Turns the decimal digits of every script into 0 to 9: "٩٠٤" and "９０４" are "904". Keyboards for Arabic, Persian, Hindi
 * and Japanese type their own digits.
 */
export const foldDigits = (text: string): string => text.replace(anyDigit, asciiDigit);

/** Unicode keeps the ten digits of a script together, zero first; five such tens of mathematical digits adjoin. */
function asciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first--;
  return String((codePoint - first) % 10);
}
