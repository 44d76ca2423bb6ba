import { leadNumber } from '@hvac/content/model';
import type { Lead } from './lead.ts';

/** A word of a search: texts of which any will do, normalized, or a number as its digits alone. */
export type SearchWord = { anyOf: readonly [string, ...string[]] } | { number: string };

/** What of a lead is searched. */
export interface Searchable {
  /** Normalized. */
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
export function normalizeText(text: string): string {
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

/** "St. Johns" and "Saint Johns" are one place. */
const searchText = (text: string): string => normalizeText(text).replace(/\b(?:st|saint)\b\.?/g, 'saint');

/** Between two digits of one number people write up to three of these. */
const betweenDigits = /(?<=\d)[ ().+/-]{1,3}(?=\d)/g;

/** The words of what somebody typed into the search. The country code is ignored: few visitors write it. */
export const wordsOf = (typed: string): SearchWord[] =>
  searchText(typed)
    // "Delgado, Rosa"
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^(?:tel|mailto|sms):/, ''))
    .filter((word) => word !== '' && word !== '+1')
    .map(wordOf);

function wordOf(text: string): SearchWord {
  const digits = text.replace(/[().+/-]/g, '');
  if (!/^\d{3,20}$/.test(digits)) return { anyOf: [text] };
  // The 1 in front of an American number is written by some and left out by others.
  return { number: /^1\d{10}$/.test(digits) ? digits.slice(1) : digits };
}

/** Words of a sentence that say nothing about the person who is looked for. */
const fillers = new Set(
  'a an and at by customer from for gentleman had has her his in lady man of on person that the their to was who with woman'.split(
    ' ',
  ),
);

const isFiller = (word: SearchWord): boolean => 'anyOf' in word && fillers.has(word.anyOf[0]);

/** A word that may have a typo: shorter and longer ones are taken as they are. */
const typoWord = /^\p{L}{4,24}$/u;
/** Words of one search that may have a typo. */
const mostTypos = 8;

/** The distinct words of a normalized text that a word with a typo may stand for. */
export const vocabularyOf = (text: string): string[] =>
  [...new Set(text.match(/\p{L}+/gu))].filter((word) => typoWord.test(word)).toSorted();

/** A typed word, and what it may stand for among the words that leads say. */
export interface Typo {
  word: string;
  /** Letters that may be wrong, missing or too many. */
  maxEdits: number;
  /** The word with two neighboring letters swapped: "jhon", "john". */
  swaps: readonly string[];
  /** The word as two: "heatpump", "heat pump". */
  splits: readonly (readonly [string, string])[];
}

function typoOf(word: string): Typo {
  const typed = Array.from(word);
  const at = (index: number) => [typed.slice(0, index).join(''), typed.slice(index).join('')] as const;
  const places = Array.from(typed.keys()).slice(1);
  return {
    word,
    maxEdits: typed.length < 8 ? 1 : 2,
    swaps: places.map((place) =>
      typed
        .with(place - 1, typed[place] ?? '')
        .with(place, typed[place - 1] ?? '')
        .join(''),
    ),
    splits: places.map(at).filter((parts) => parts.every((part) => typoWord.test(part))),
  };
}

/**
 * The words of a search that found nothing, with what they may stand for, and without fillers.
 * @param similar the words that leads say and that a word with a typo may stand for
 * @returns undefined when there is nothing else to look for
 */
export async function suggestWords(
  words: readonly SearchWord[],
  similar: (typo: Typo) => Promise<readonly string[]>,
): Promise<SearchWord[] | undefined> {
  const telling = words.filter((word) => !isFiller(word));
  if (telling.length === 0) return undefined;
  let hasChanged = telling.length < words.length;
  const suggested = await Promise.all(
    telling.map(async (word, at): Promise<SearchWord> => {
      if ('number' in word || at >= mostTypos || !typoWord.test(word.anyOf[0])) return word;
      const [typed] = word.anyOf;
      const anyOf = new Set([typed, ...(await similar(typoOf(typed)))]);
      hasChanged ||= anyOf.size > 1;
      return { anyOf: [...anyOf] as [string, ...string[]] };
    }),
  );
  return hasChanged ? suggested : undefined;
}

/** Everything in a lead that is searched: its number, what the form said, and the office's notes. */
export function searchable({ entity, state }: Pick<Lead, 'entity' | 'state'>): Searchable {
  const { id, createdAt: _createdAt, ...said } = entity;
  const texts = Object.values(said).filter((value) => typeof value === 'string');
  const text = searchText([leadNumber(id), ...texts, ...state.notes.map((note) => note.text)].join('\n'));
  return { text, numbers: (text.replace(betweenDigits, '').match(/\d{3,}/g) ?? []).join(' ') };
}

/**
 * Whether all words occur in a lead. Plain search of text in text: what visitors wrote and the office types never becomes
 * a pattern, whose cost could be driven up from outside.
 */
export const isFound = ({ numbers, text }: Searchable, words: readonly SearchWord[]): boolean =>
  words.every((word) =>
    'number' in word ? numbers.includes(word.number) : word.anyOf.some((any) => text.includes(any)),
  );
