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

/** A text without capitals and accents, so that "jose" finds "José". */
function fold(text: string): string {
  const small = text.toLowerCase();
  return /\P{ASCII}/u.test(small) ? small.normalize('NFD').replace(/\p{M}/gu, '') : small;
}

/** Between two digits of one number people write up to three of these. */
const betweenDigits = /(?<=\d)[ ().+/-]{1,3}(?=\d)/g;

/** The words of what somebody typed into the search. The country's number says nothing: few visitors write it. */
export const wordsOf = (typed: string): SearchWord[] =>
  fold(typed)
    .split(/\s+/)
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
