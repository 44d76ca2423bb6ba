import { isAscii } from 'node:buffer';
import { searchedText } from '../../leads/lead-words.ts';
import type { LeadWord } from '../../leads/lead-words.ts';
import type { LeadRecord } from '../../leads/lead-record.ts';
import type { LeadState } from '../../leads/lead-state.ts';
import type { LeadLines } from './lead-lines.ts';

/** Where letters with accents begin in UTF-8: Latin ones, combining marks, Latin Extended Additional, and a few signs. */
const accents = /[\xc3-\xcd\xe1]|\xe2\x84[\xaa\xab]/g;
const beyondAscii = /[\x80-\xff]/g;
/** A letter with an accent, or a mark on top of the letter before. */
const accented = '[\\xc3-\\xcd\\xe1\\xe2][\\x80-\\xbf]{1,2}';

interface Needle {
  word: LeadWord;
  isAscii: boolean;
  /** Finds the word in the bytes of a line that has no letters with accents. */
  plain: RegExp;
  /** Finds more than the word, and never less, in the bytes of any line. */
  loose: RegExp;
}

/** A pattern of just this text, as it stands in JSON. */
const literal = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

function needleOf(word: LeadWord): Needle {
  const { folded, pattern } = word;
  // A run of letters from another script is any run of such bytes: its capitals and accents are looked at later.
  const loose = folded.replace(/\P{ASCII}+|\p{ASCII}/gu, (part) =>
    part > '\x7f' ? '[\\x80-\\xff]+' : `(?:${literal(part)}|${accented})(?:${accented})*`,
  );
  return {
    word,
    isAscii: isAscii(Buffer.from(folded)),
    plain: pattern ? new RegExp(pattern, 'gi') : new RegExp(literal(folded), 'gi'),
    loose: pattern ?? new RegExp(loose, 'i'),
  };
}

/**
 * Looks for words in the bytes of a file before anything is parsed: of a hundred thousand leads a search reads every
 * byte, and parses only the lines that can hold what it looks for.
 * @returns the ids of the leads that hold every word
 */
export function searchFile(lines: LeadLines, states: readonly LeadState[], words: readonly LeadWord[]): Set<string> {
  const found = new Set<string>();
  const notes = new Map(states.filter((state) => state.notes.length > 0).map((state) => [state.id, state.notes]));
  const test = (record: LeadRecord): void => {
    const text = searchedText(record, notes.get(record.entity.id) ?? []);
    if (words.every((word) => word.isIn(text))) found.add(record.entity.id);
  };

  for (const start of new Set(candidates(lines, words.map(needleOf)))) test(lines.at(start));
  for (const id of notes.keys()) {
    const record = found.has(id) ? undefined : lines.get(id);
    if (record) test(record);
  }
  return found;
}

/** Where the lines start that may hold every word. */
function* candidates(lines: LeadLines, needles: readonly Needle[]): Generator<number> {
  const isPlain = needles.every((needle) => needle.isAscii);
  const [rarest, ...others] = needles.toSorted((a, b) => b.word.folded.length - a.word.folded.length);
  if (rarest && isPlain) {
    for (const start of linesWith(rarest.plain, lines)) {
      if (others.every(({ loose }) => loose.test(lines.entityAt(start)))) yield start;
    }
  }
  if (isAscii(lines.body)) return;
  const special = isPlain ? accents : beyondAscii;
  special.lastIndex = 0;
  for (let hit = special.exec(lines.text); hit; hit = special.exec(lines.text)) {
    const start = lines.startAround(hit.index);
    if (needles.every(({ loose }) => loose.test(lines.entityAt(start)))) yield start;
    special.lastIndex = lines.endOf(start);
  }
}

/** Where the lines start that have the word in one of the values. */
function* linesWith(word: RegExp, lines: LeadLines): Generator<number> {
  const { text } = lines;
  word.lastIndex = 0;
  for (let hit = word.exec(text); hit; hit = word.exec(text)) {
    word.lastIndex = hit.index + 1;
    if (!isInValue(text, hit.index)) continue;
    const start = lines.startAround(hit.index);
    if (hit.index < start + lines.entityAt(start).length) yield start;
    word.lastIndex = lines.endOf(start);
  }
}

/** A place in a key, or between the texts, is not what people look for. */
function isInValue(text: string, hit: number): boolean {
  let quote = text.indexOf('"', hit);
  while (quote !== -1 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  const behind = text[quote + 1];
  return behind === ',' || behind === '}';
}

/** An odd number of backslashes stands before it. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text[before - 1] === '\\') before--;
  return (at - before) % 2 === 1;
}
