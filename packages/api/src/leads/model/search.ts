import { foldDigits, leadNumber, phoneKeys, plainLetters } from '@hvac/content/model';
import type { Lead } from './lead.ts';

/** A word of a search, normalized, or the digits of a number: to be found as it is, or also with a typo in it. */
export type SearchWord = { text: string } | { resembles: string };

/** Normalizes text for comparison: plain letters, and one kind of dash and of digits. So "jose obrien" finds "José O’Brien". */
export function normalizeText(text: string): string {
  const plain = plainLetters(text);
  // Unicode doesn't count the minus sign as a dash.
  return /\P{ASCII}/u.test(plain) ? foldDigits(plain).replace(/[\p{Pd}−]/gu, '-') : plain;
}

/** Letters that stand for words: "p.o.", "a/c", and the initial in "rosa m. delgado". */
const initials = /(?<![\p{L}\p{N}])(?:\p{L}[./])+\p{L}?(?![\p{L}\p{N}])/gu;

/** "St. Johns" and "Saint Johns" are the same place, and "P.O. Box" and "PO Box" the same thing. */
const foldAbbreviations = (text: string): string =>
  text.replace(initials, (short) => short.replace(/[./]/g, '')).replace(/\b(?:st|saint)\b\.?/g, 'saint');

/** People separate the digits of a number by up to three of these. */
const betweenDigits = /(?<=\d)[ ().+/-]{1,3}(?=\d)/g;

/** Quotes, brackets, the end of a sentence, and the sign of a reference number around a word, as in "#5F0C2B9E" or (Rosa)!. */
const signsAround = /^["“”„«»‘([{<*¿¡]*(?:#(?=.{3}))?(?=.*[\p{L}\p{N}])|(?<=[\p{L}\p{N}].*)["“”»)\]}>*!?:;,.-]+$/gu;

/** What stands between words, as in "Rosa - A/C" and "Dana & Rosa". Alone, it is what is looked for. */
const isSigns = (word: string): boolean => /^[\p{P}|+]+$/u.test(word);

/** Parses a search. The country code is ignored, because few visitors type it. */
export const parseSearch = (typed: string): SearchWord[] =>
  foldAbbreviations(normalizeText(typed).replace(/\bst\.(?=\p{L})/gu, 'st. '))
    // As in "Delgado, Rosa". Whether a hyphen joins two names, people remember differently.
    .split(/[\s,;]+|(?<=\p{L})-(?=\p{L})/u)
    .map((word) => word.replace(/^(?:tel|mailto|sms):/, '').replace(signsAround, ''))
    .filter((word) => word !== '' && word !== '+1')
    .filter((word, _index, words) => !isSigns(word) || words.every(isSigns))
    .map((text) => ({ text: digitsOf(text) ?? text }));

/** The digits of a number; undefined for another word. */
function digitsOf(word: string): string | undefined {
  const digits = word.replace(/[().+/-]/g, '');
  if (!/^\d{3,20}$/.test(digits)) return undefined;
  // Only some people type the leading 1 of an American number.
  return /^1\d{10}$/.test(digits) ? digits.slice(1) : digits;
}

/** Words that say nothing about the person, as in "the lady from Orange Park". */
const fillerWords = new Set(
  [
    ['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'that', 'the', 'to', 'was', 'who', 'with'],
    ['customer', 'gentleman', 'had', 'has', 'her', 'his', 'lady', 'man', 'mr', 'mrs', 'ms', 'person', 'their', 'woman'],
  ].flat(),
);

/** Words that may have a typo. Shorter and longer ones must match exactly. */
const typoWord = /^\p{L}{4,24}$/u;
/** Maximum number of words in a search that are checked for typos. */
const maxTypos = 8;

/** The distinct words of a normalized text that can correct a typo. */
export const vocabularyOf = (text: string): string[] =>
  [...new Set(text.match(/\p{L}+/gu))].filter((word) => typoWord.test(word));

/** How many letters of a typed word may be wrong, missing or added. */
export const maxEdits = (word: string): number => (Array.from(word).length < 7 ? 1 : 2);

/** A word with two neighboring letters swapped: "john" for "jhon". */
export function swapsOf(word: string): string[] {
  const typed = Array.from(word);
  return typed.slice(1).map((letter, index) =>
    typed
      .with(index, letter)
      .with(index + 1, typed[index] ?? '')
      .join(''),
  );
}

/** A word split in two: "heat", "pump" for "heatpump". */
export function splitsOf(word: string): (readonly [string, string])[] {
  const typed = Array.from(word);
  return typed
    .map((_letter, index) => [typed.slice(0, index).join(''), typed.slice(index).join('')] as const)
    .filter((parts) => parts.every((part) => typoWord.test(part)));
}

/**
 * Widens a search: drops filler words, and takes words with a typo, too.
 * @returns undefined when that changes nothing
 */
export function widenSearch(words: readonly SearchWord[]): SearchWord[] | undefined {
  const terms = words.filter((word) => !('text' in word && fillerWords.has(word.text)));
  const wider = terms.map((word, index) =>
    'text' in word && index < maxTypos && typoWord.test(word.text) ? { resembles: word.text } : word,
  );
  const isChanged = wider.length < words.length || wider.some((word) => 'resembles' in word);
  return wider.length > 0 && isChanged ? wider : undefined;
}

/** Longer texts are searched up to here: somebody else may have typed them. In characters. */
const maxSearched = 20_000;

/** Normalizes the beginning of a text, in parts: one character may become eighteen letters. */
function normalizeBeginning(text: string): string {
  let normalized = '';
  for (const [part] of text
    .slice(0, maxSearched)
    .toLowerCase()
    .matchAll(/[^]{1,100}/gu)) {
    if (normalized.length < maxSearched) normalized += normalizeText(part);
  }
  return normalized;
}

/** A lead's number, the texts of its form and the office's notes, normalized, and the digits of their numbers. */
export function searchedText({ entity, state }: Pick<Lead, 'entity' | 'state'>): string {
  const { id, createdAt: _createdAt, ...said } = entity;
  const texts = Object.values(said).filter((value) => typeof value === 'string');
  const whole = [leadNumber(id), ...texts, ...state.notes.map((note) => note.text)].join('\n');
  const text = foldAbbreviations(normalizeBeginning(whole)).slice(0, maxSearched);
  // Typed phones may have other separators than `betweenDigits`, and digits of another script.
  const phones = [entity.phone, 'friendPhone' in entity ? entity.friendPhone : ''].flatMap(phoneKeys);
  const numbers = [...(text.replace(betweenDigits, '').match(/\d{3,}/g) ?? []), ...phones];
  // By way of JSON: V8 would keep the parts that it was made of, and two bytes a letter where one had an accent.
  return JSON.parse(JSON.stringify([text, ...numbers].join('\n'))) as string;
}
