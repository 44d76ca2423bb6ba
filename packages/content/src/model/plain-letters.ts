// cspell:disable

/** Apostrophes of many keyboards, among them accents and letters that are typed for one, as in "O´Brien" and "Kaʻahumanu". */
const apostrophes = /['`´ʹʻʼʾʿˈ‘’‛′＇]/g;

/** Letters that Unicode does not decompose, as people without them on their keyboard type them. */
const letters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/**
 * Lowercase, without accents, apostrophes and invisible characters, so that spellings of a name compare equal: "O’Brien" is
 * "obrien", and "Großmann" is "grossmann".
 */
export function plainLetters(text: string): string {
  const small = text.toLowerCase().replace(apostrophes, '');
  if (!/\P{ASCII}/u.test(small)) return small;
  return small
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[øłđðþßæœı]/g, (letter) => letters[letter] ?? letter);
}
