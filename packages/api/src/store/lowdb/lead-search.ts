import { isAscii } from 'node:buffer';
import { searchedText } from '../../leads/lead-words.ts';
import type { LeadWord } from '../../leads/lead-words.ts';
import type { LeadRecord } from '../../leads/lead-record.ts';
import type { LeadState } from '../../leads/lead-state.ts';
import type { LeadLines } from './lead-lines.ts';

/** Where letters with accents begin in UTF-8: Latin ones, combining marks, and Latin Extended Additional. */
const accents = /[\xc3-\xcd\xe1]/g;
const beyondAscii = /[\x80-\xff]/g;

const isPlain = (text: string): boolean => isAscii(Buffer.from(text));

/**
 * Looks for words in the bytes of a file before anything is parsed: of a hundred thousand leads a search reads every
 * byte, and parses only the lines that can hold what it looks for.
 * @returns the ids of the leads that hold every word
 */
export function searchFile(lines: LeadLines, states: readonly LeadState[], words: readonly LeadWord[]): Set<string> {
  const found = new Set<string>();
  const seen = new Set<number>();
  const notes = new Map(states.filter((state) => state.notes.length > 0).map((state) => [state.id, state.notes]));
  const test = (record: LeadRecord): void => {
    const text = searchedText(record, notes.get(record.entity.id) ?? []);
    if (words.every((word) => word.isIn(text))) found.add(record.entity.id);
  };

  for (const start of candidates(lines, words)) {
    if (seen.has(start)) continue;
    seen.add(start);
    test(lines.at(start));
  }
  for (const id of notes.keys()) {
    const record = found.has(id) ? undefined : lines.get(id);
    if (record) test(record);
  }
  return found;
}

/** Where the lines start that may hold every word. */
function* candidates(lines: LeadLines, words: readonly LeadWord[]): Generator<number> {
  const text = lines.text;
  const plain = words.filter(({ folded }) => isPlain(folded)).toSorted((a, b) => b.folded.length - a.folded.length);
  const [rarest, ...others] = plain;
  // With a word in another script, every line in which there is one is a candidate.
  const slow = plain.length < words.length ? beyondAscii : accents;
  if (rarest && plain.length === words.length) {
    const small = text.toLowerCase();
    for (const start of linesWith(rarest, small, lines)) {
      const section = others.length === 0 ? '' : small.slice(start, lines.endOfEntity(start));
      if (others.every((word) => isInLine(word, section))) yield start;
    }
  }
  if (isAscii(lines.body)) return;
  slow.lastIndex = 0;
  for (let hit = slow.exec(text); hit; hit = slow.exec(text)) {
    const start = lines.startAround(hit.index);
    yield start;
    slow.lastIndex = lines.endOf(start);
  }
}

const escaped = ({ folded }: LeadWord): string => JSON.stringify(folded).slice(1, -1);

const isInLine = (word: LeadWord, line: string): boolean =>
  word.pattern ? word.pattern.test(line) : line.includes(escaped(word));

/** Where the lines start that have the word in one of the values. */
function* linesWith(word: LeadWord, small: string, lines: LeadLines): Generator<number> {
  const next = finder(word, small);
  for (let hit = next(0); hit !== -1;) {
    const start = lines.startAround(hit);
    const end = lines.endOfEntity(start);
    if (hit < end && isInValue(small, hit)) {
      yield start;
      hit = next(lines.endOf(start));
    } else hit = next(hit < end ? hit + 1 : lines.endOf(start));
  }
}

/** Gives the place of the next hit from a place on, or -1. */
function finder(word: LeadWord, small: string): (from: number) => number {
  if (!word.pattern) {
    const text = escaped(word);
    return (from) => small.indexOf(text, from);
  }
  const pattern = new RegExp(word.pattern, 'g');
  return (from) => {
    pattern.lastIndex = from;
    return pattern.exec(small)?.index ?? -1;
  };
}

/** A place in a key, or between the texts, is not what people look for. */
function isInValue(small: string, hit: number): boolean {
  let quote = small.indexOf('"', hit);
  while (quote !== -1 && isEscaped(small, quote)) quote = small.indexOf('"', quote + 1);
  const behind = small[quote + 1];
  return behind === ',' || behind === '}';
}

/** An odd number of backslashes stands before it. */
function isEscaped(small: string, at: number): boolean {
  let before = at;
  while (small[before - 1] === '\\') before--;
  return (at - before) % 2 === 1;
}
