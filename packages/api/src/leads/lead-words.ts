import type { LeadRecord } from './lead-record.ts';
import type { LeadState } from './lead-state.ts';

/** A word that is looked for. */
export interface LeadWord {
  /** Whether a folded text holds the word. */
  isIn(folded: string): boolean;
  /** As `fold` writes it. */
  folded: string;
  /** Set for a number, which people write with dots, blanks and dashes in it. */
  pattern?: RegExp;
}

const phoneSigns = '[ ().+/-]{0,3}';

/** A text without capitals and accents, so that "jose" finds "José". */
function fold(text: string): string {
  const small = text.toLowerCase();
  return /\P{ASCII}/u.test(small) ? small.normalize('NFD').replace(/\p{M}/gu, '') : small;
}

/** The words of what somebody typed into the search. The country's number says nothing: few visitors write it. */
export const wordsOf = (typed: string): LeadWord[] =>
  fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '+1')
    .map(wordOf);

function wordOf(folded: string): LeadWord {
  const digits = folded.replace(/[().+/-]/g, '');
  if (!/^\d{3,20}$/.test(digits)) return { folded, isIn: (text) => text.includes(folded) };
  // The 1 in front of an American number is written by some and left out by others.
  const number = /^1\d{10}$/.test(digits) ? digits.slice(1) : digits;
  const pattern = new RegExp(Array.from(number).join(phoneSigns));
  return { folded, pattern, isIn: (text) => pattern.test(text) };
}

/** Everything in a lead that is searched, folded: what the form said, and the office's notes. */
export function searchedText({ entity }: LeadRecord, notes: LeadState['notes']): string {
  const { id: _id, createdAt: _createdAt, ...said } = entity;
  const texts = Object.values(said).filter((value) => typeof value === 'string');
  return fold([...texts, ...notes.map(({ text }) => text)].join('\n'));
}
