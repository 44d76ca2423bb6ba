import { leadNumber } from '@hvac/content/model';
import type { Lead } from './lead.ts';

/**
 * A word that is looked for: a text as `fold` writes it, or a number as its digits alone. Beside a text there may be
 * names: a lead that names one of them will do as well.
 */
export type SearchWord = { text: string; names?: readonly string[] } | { number: string };

/** What of a lead is searched. */
export interface Searchable {
  /** Folded. */
  text: string;
  /** Its numbers, as digits alone, with blanks between them. */
  numbers: string;
  /** Words of the names in it that are long enough to be told when one letter of them is wrong. */
  names: readonly string[];
}

/** Letters that no accent can be taken from, as people without them on their keyboard write them. */
const letters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/**
 * A text as it is compared: without capitals, accents, apostrophes and marks that nobody sees, with one kind of dash.
 * "jose obrien" finds "José O’Brien".
 */
export function fold(text: string): string {
  const small = text.toLowerCase().replace(/['`]/g, '');
  if (!/\P{ASCII}/u.test(small)) return small;
  return (
    small
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}’‘ʼ´]/gu, '')
      // The minus sign is none of them to Unicode.
      .replace(/[\p{Pd}−]/gu, '-')
      .replace(/[øłđðþßæœı]/g, (letter) => letters[letter] ?? letter)
  );
}

/** Between two digits of one number people write up to three of these. */
const betweenDigits = /(?<=\d)[ ().+/-]{1,3}(?=\d)/g;

/** The words of what somebody typed into the search. The country's number says nothing: few visitors write it. */
export const wordsOf = (typed: string): SearchWord[] =>
  fold(typed)
    // "Delgado, Rosa"
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^(?:tel|mailto|sms):/, ''))
    .filter((word) => word !== '' && word !== '+1')
    .map(wordOf);

function wordOf(text: string): SearchWord {
  const digits = text.replace(/[().+/-]/g, '');
  if (!/^\d{3,20}$/.test(digits)) return { text };
  // The 1 in front of an American number is written by some and left out by others.
  return { number: /^1\d{10}$/.test(digits) ? digits.slice(1) : digits };
}

/** Letters of a name that may be one letter away from what was typed: of shorter ones, too many are. */
const shortestName = 5;
const longestName = 30;
/** Words of a search that may be mistyped. Each makes some hundreds of names. */
const mostMistyped = 4;
const nameFields = new Set(['firstName', 'lastName', 'friendFirstName', 'friendLastName']);
const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz');

/** All names that one typo makes a word of: a letter left out, added, changed, or two that changed places. */
function namesNear(word: string): string[] {
  const typed = Array.from(word);
  const near = new Set<string>();
  for (let at = 0; at <= typed.length; at++) {
    const head = typed.slice(0, at).join('');
    const [here = '', next = '', ...rest] = typed.slice(at);
    const tail = next + rest.join('');
    near.add(head + tail).add(head + next + here + rest.join(''));
    for (const letter of alphabet) near.add(head + letter + here + tail).add(head + letter + tail);
  }
  near.delete(word);
  return [...near].filter((name) => name.length >= shortestName);
}

/** The words with what may have been meant by them; undefined when none of them can be a name with a typo. */
export function withTypos(words: readonly SearchWord[]): SearchWord[] | undefined {
  let mistyped = 0;
  const tolerant = words.map((word) => {
    const isName = 'text' in word && /^\p{L}+$/u.test(word.text);
    if (!isName || word.text.length < shortestName - 1 || word.text.length > longestName) return word;
    mistyped += 1;
    return { ...word, names: namesNear(word.text) };
  });
  return mistyped > 0 && mistyped <= mostMistyped ? tolerant : undefined;
}

/** Everything in a lead that is searched: its number, what the form said, and the office's notes. */
export function searchable({ entity, state }: Pick<Lead, 'entity' | 'state'>): Searchable {
  const { id, createdAt: _createdAt, ...said } = entity;
  const texts = Object.values(said).filter((value) => typeof value === 'string');
  const text = fold([leadNumber(id), ...texts, ...state.notes.map((note) => note.text)].join('\n'));
  const numbers = (text.replace(betweenDigits, '').match(/\d{3,}/g) ?? []).join(' ');
  const names = Object.entries(said).flatMap(([name, value]) =>
    nameFields.has(name) ? (fold(String(value)).match(/\p{L}+/gu) ?? []) : [],
  );
  return { text, numbers, names: names.filter(({ length }) => length >= shortestName) };
}

/**
 * Tells of texts whether all words occur in them. Plain search of text in text: what visitors wrote and the office types
 * is never made into a pattern, whose cost could be driven up from outside.
 */
export function saying(words: readonly SearchWord[]): (searched: Searchable) => boolean {
  const tests = words.map((word) => {
    if ('number' in word) return ({ numbers }: Searchable) => numbers.includes(word.number);
    const meant = new Set(word.names);
    return ({ text, names }: Searchable) => names.some((name) => meant.has(name)) || text.includes(word.text);
  });
  const near = new Set(words.flatMap((word) => ('text' in word && word.names) || []));
  // Names are thought of when nothing says the words: then one of them is there, and to look for that is quick.
  const mayBe = ({ names }: Searchable) => near.size === 0 || names.some((name) => near.has(name));
  return (searched) => mayBe(searched) && tests.every((test) => test(searched));
}

export const isFound = (searched: Searchable, words: readonly SearchWord[]): boolean => saying(words)(searched);
