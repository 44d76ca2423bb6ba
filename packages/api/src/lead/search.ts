import { leadNumber } from '@hvac/content/model';
import type { Lead } from './lead.ts';

/** A word that is looked for: a text as `fold` writes it, or a number as its digits alone. */
export type SearchWord = { text: string } | { number: string };

/** What of a lead is searched. */
export interface Searchable {
  /** Folded. */
  text: string;
  /** Its numbers, as digits alone, with blanks between them. */
  numbers: string;
}

/** Letters that no accent can be taken from, as people without them on their keyboard write them. */
const letters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/**
 * A text as it is compared: without capitals, accents, apostrophes and marks that nobody sees, with one kind of dash.
 * "jose obrien" finds "José O’Brien".
 */
function fold(text: string): string {
  const small = text.toLowerCase().replaceAll("'", '');
  if (!/\P{ASCII}/u.test(small)) return small;
  return small
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}’‘ʼ´]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[øłđðþßæœı]/g, (letter) => letters[letter] ?? letter);
}

/** Between two digits of one number people write up to three of these. */
const betweenDigits = /(?<=\d)[ ().+/-]{1,3}(?=\d)/g;

/** The words of what somebody typed into the search. The country's number says nothing: few visitors write it. */
export const wordsOf = (typed: string): SearchWord[] =>
  fold(typed)
    .replace(/^(?:tel|mailto):/, '')
    // "Delgado, Rosa"
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && word !== '+1')
    .map(wordOf);

function wordOf(text: string): SearchWord {
  const digits = text.replace(/[().+/-]/g, '');
  if (!/^\d{3,20}$/.test(digits)) return { text };
  // The 1 in front of an American number is written by some and left out by others.
  return { number: /^1\d{10}$/.test(digits) ? digits.slice(1) : digits };
}

/** Everything in a lead that is searched: its number, what the form said, and the office's notes. */
export function searchable({ entity, state }: Pick<Lead, 'entity' | 'state'>): Searchable {
  const { id, createdAt: _createdAt, ...said } = entity;
  const texts = Object.values(said).filter((value) => typeof value === 'string');
  const text = fold([leadNumber(id), ...texts, ...state.notes.map((note) => note.text)].join('\n'));
  return { text, numbers: (text.replace(betweenDigits, '').match(/\d{3,}/g) ?? []).join(' ') };
}

/**
 * Whether all words occur. Plain search of text in text: what visitors wrote and the office types is never made into a
 * pattern, whose cost could be driven up from outside.
 */
export const isFound = ({ text, numbers }: Searchable, words: readonly SearchWord[]): boolean =>
  words.every((word) => ('text' in word ? text.includes(word.text) : numbers.includes(word.number)));
