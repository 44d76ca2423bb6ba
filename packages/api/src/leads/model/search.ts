import { foldDigits, leadNumber, phoneKeys } from '@hvac/content/model';
import type { Lead } from './lead.ts';

/** A word of a search: alternative normalized texts, or the digits of a number. */
export type SearchWord = { anyOf: readonly [string, ...string[]] } | { number: string };

/** The searched parts of a lead. */
export interface SearchTexts {
  /** Normalized. */
  text: string;
  /** Digits of its numbers, separated by spaces. */
  numbers: string;
}

/** Letters that Unicode does not decompose, as people without them on their keyboard type them. */
const letters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/**
 * Normalizes text for comparison: lowercase, one kind of dash and of digits, and no accents, apostrophes or invisible characters. So
 * "jose obrien" finds "José O’Brien".
 */
export function normalizeText(text: string): string {
  const small = text.toLowerCase().replace(/['`]/g, '');
  if (!/\P{ASCII}/u.test(small)) return small;
  return (
    foldDigits(small)
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}’‘ʼ´]/gu, '')
      // Unicode doesn't count the minus sign as a dash.
      .replace(/[\p{Pd}−]/gu, '-')
      .replace(/[øłđðþßæœı]/g, (letter) => letters[letter] ?? letter)
  );
}

/** "St. Johns" and "Saint Johns" are the same place. */
const searchText = (text: string): string => normalizeText(text).replace(/\b(?:st|saint)\b\.?/g, 'saint');

/** People separate the digits of a number by up to three of these. */
const betweenDigits = /(?<=\d)[ ().+/-]{1,3}(?=\d)/g;

/** Parses a search. The country code is ignored, because few visitors type it. */
export const parseSearch = (typed: string): SearchWord[] =>
  searchText(typed)
    // As in "Delgado, Rosa".
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^(?:tel|mailto|sms):/, ''))
    .filter((word) => word !== '' && word !== '+1')
    .map(parseWord);

function parseWord(text: string): SearchWord {
  const digits = text.replace(/[().+/-]/g, '');
  if (!/^\d{3,20}$/.test(digits)) return { anyOf: [text] };
  // Only some people type the leading 1 of an American number.
  return { number: /^1\d{10}$/.test(digits) ? digits.slice(1) : digits };
}

/** Words that say nothing about the person. */
const fillers = new Set(
  'a an and at by customer from for gentleman had has her his in lady man of on person that the their to was who with woman'.split(
    ' ',
  ),
);

const isFiller = (word: SearchWord): boolean => 'anyOf' in word && fillers.has(word.anyOf[0]);

/** Words that may have a typo. Shorter and longer ones must match exactly. */
const typoWord = /^\p{L}{4,24}$/u;
/** Maximum number of words in a search that are checked for typos. */
const maxTypos = 8;

/** The distinct words of a normalized text that can correct a typo. */
export const vocabularyOf = (text: string): string[] =>
  [...new Set(text.match(/\p{L}+/gu))].filter((word) => typoWord.test(word));

/** A typed word and how it may differ from the intended one. */
export interface Typo {
  word: string;
  /** Maximum number of wrong, missing or added letters. */
  maxEdits: number;
  /** With two neighboring letters swapped: "john" for "jhon". */
  swaps: readonly string[];
  /** Split in two: "heat", "pump" for "heatpump". */
  splits: readonly (readonly [string, string])[];
}

function typoOf(word: string): Typo {
  const typed = Array.from(word);
  const at = (index: number) => [typed.slice(0, index).join(''), typed.slice(index).join('')] as const;
  const places = Array.from(typed.keys()).slice(1);
  return {
    word,
    maxEdits: typed.length < 7 ? 1 : 2,
    swaps: places.map((place) =>
      typed
        .with(place - 1, typed[place] ?? '')
        .with(place, typed[place - 1] ?? '')
        .join(''),
    ),
    splits: places.map(at).filter((parts) => parts.every((part) => typoWord.test(part))),
  };
}

/** Words in leads that a typo may stand for. */
export interface Similar {
  /** Within `maxEdits` of the typed word. */
  near: readonly string[];
  /** Has at least those of `swaps` and `splits` that leads have. */
  known: ReadonlySet<string>;
}

const corrections = ({ splits, swaps }: Typo, { known, near }: Similar): string[] => [
  ...near,
  ...swaps.filter((swap) => known.has(swap)),
  ...splits.filter((parts) => parts.every((part) => known.has(part))).map((parts) => parts.join(' ')),
];

/**
 * Widens a search: drops fillers and adds similar words.
 * @returns undefined when there is nothing to add or drop
 */
export async function suggestWords(
  words: readonly SearchWord[],
  findSimilar: (typo: Typo) => Promise<Similar>,
): Promise<SearchWord[] | undefined> {
  const terms = words.filter((word) => !isFiller(word));
  if (terms.length === 0) return undefined;
  let hasChanged = terms.length < words.length;
  const suggested = await Promise.all(
    terms.map(async (word, at): Promise<SearchWord> => {
      if ('number' in word || at >= maxTypos || !typoWord.test(word.anyOf[0])) return word;
      const [typed] = word.anyOf;
      const typo = typoOf(typed);
      const anyOf = new Set([typed, ...corrections(typo, await findSimilar(typo))]);
      hasChanged ||= anyOf.size > 1;
      return { anyOf: [...anyOf] as [string, ...string[]] };
    }),
  );
  return hasChanged ? suggested : undefined;
}

/** A lead's number, the texts of its form, and the office's notes. */
export function searchTextsOf({ entity, state }: Pick<Lead, 'entity' | 'state'>): SearchTexts {
  const { id, createdAt: _createdAt, ...said } = entity;
  const texts = Object.values(said).filter((value) => typeof value === 'string');
  const text = searchText([leadNumber(id), ...texts, ...state.notes.map((note) => note.text)].join('\n'));
  // Typed phones may have other separators than `betweenDigits`, and digits of another script.
  const phones = [entity.phone, 'friendPhone' in entity ? entity.friendPhone : ''].flatMap(phoneKeys);
  return { text, numbers: [...(text.replace(betweenDigits, '').match(/\d{3,}/g) ?? []), ...phones].join(' ') };
}
