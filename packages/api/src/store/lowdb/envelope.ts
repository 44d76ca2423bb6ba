import { createHash } from 'node:crypto';

/**
 * A data file is one JSON object: a first line that says what the file is and the checksum of its
 * records, then one record a line. People read it with any tool; a flipped bit anywhere shows.
 */
const format = 'leads-and-tables/1';
const closing = '\n]}\n';

/** The file does not hold what was written to it. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

const firstLine = (file: string, count: number, checksum: string) =>
  `{"format":"${format}","file":${JSON.stringify(file)},"count":${count},"sha256":"${checksum}","records":[\n`;

/** Records that were written once are not turned into text again: the whole file is, at every write. */
const written = new WeakMap<object, string>();

function lineOf(record: object): string {
  const known = written.get(record);
  if (known !== undefined) return known;
  const line = JSON.stringify(record);
  written.set(record, line);
  return line;
}

/**
 * The bytes of a data file.
 * @param file its name in the data folder: a file copied over another one shows
 */
export function encode(file: string, records: readonly object[]): Buffer {
  const body = records.map(lineOf).join(',\n');
  return Buffer.from(firstLine(file, records.length, sha256(body)) + body + closing);
}

/**
 * What a data file holds.
 * @throws {DamagedFile} when any byte differs from what `encode` wrote
 */
export function decode(file: string, bytes: Buffer): unknown[] {
  const { count } = linesIn(file, bytes);
  const { records } = JSON.parse(bytes.toString('utf8')) as { records: unknown[] };
  if (records.length !== count) throw new DamagedFile('it does not hold as many records as it says');
  return records;
}

/**
 * The lines of a data file, unparsed: a record each, with a comma behind each but the last.
 * @throws {DamagedFile} when any byte differs from what `encode` wrote
 */
export function linesIn(file: string, bytes: Buffer): { lines: Buffer; count: number } {
  const start = bytes.indexOf(0x0a) + 1;
  const end = bytes.length - closing.length;
  if (start === 0 || end < start || bytes.toString('latin1', end) !== closing) {
    throw new DamagedFile('it is cut short');
  }
  const { count } = readHeader(bytes.toString('utf8', 0, start));
  const lines = bytes.subarray(start, end);
  if (firstLine(file, count, sha256(lines)) !== bytes.toString('utf8', 0, start)) {
    throw new DamagedFile('its checksum does not match');
  }
  return { lines, count };
}

/** The lines of a data file whose checksum is looked at elsewhere. */
export const uncheckedLinesIn = (bytes: Buffer): Buffer =>
  bytes.subarray(bytes.indexOf(0x0a) + 1, Math.max(0, bytes.length - closing.length));

/**
 * The records of a data file, one after the other: reading every file at the start leaves little to clear away.
 * @throws {DamagedFile} when any byte differs from what `encode` wrote
 */
export function* recordsIn(file: string, bytes: Buffer): Generator {
  const { lines, count } = linesIn(file, bytes);
  let read = 0;
  for (let start = 0; start < lines.length; read++) {
    const next = lines.indexOf(0x0a, start);
    // A comma and a line break stand between two records.
    yield JSON.parse(lines.toString('utf8', start, next === -1 ? lines.length : next - 1)) as unknown;
    start = next === -1 ? lines.length : next + 1;
  }
  if (read !== count) throw new DamagedFile('it does not hold as many records as it says');
}

/** The only thing in the first line that the rest of the file does not tell. */
function readHeader(line: string): { count: number } {
  const count = /"count":(\d{1,9}),/.exec(line)?.[1];
  if (count === undefined) throw new DamagedFile('its first line is damaged');
  return { count: Number(count) };
}
