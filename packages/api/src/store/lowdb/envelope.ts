import { createHash } from 'node:crypto';

/**
 * A data file is one JSON object: a first line that says what the file is and the checksum of its
 * records, then one record a line. People read it with any tool; a flipped bit anywhere shows.
 */
const formats = ['leads-and-tables/2', 'leads-and-tables/1'] as const;
const [newest] = formats;
const closing = '\n]}\n';

/** The file does not hold what was written to it. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

const firstLine = (format: string, file: string, count: number, checksum: string) =>
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
  return Buffer.from(firstLine(newest, file, records.length, sha256(body)) + body + closing);
}

/**
 * What a data file holds.
 * @throws {DamagedFile} when any byte differs from what `encode` wrote
 */
export function decode(file: string, bytes: Buffer): object[] {
  const start = bytes.indexOf(0x0a) + 1;
  const end = bytes.length - closing.length;
  if (start === 0 || end < start || bytes.toString('latin1', end) !== closing) {
    throw new DamagedFile('it is cut short');
  }
  const head = bytes.toString('utf8', 0, start);
  const lines = bytes.subarray(start, end);
  const count = countIn(head);
  const checksum = sha256(lines);
  if (formats.every((format) => firstLine(format, file, count, checksum) !== head)) {
    throw new DamagedFile('its checksum does not match');
  }
  const records = JSON.parse(`[${lines.toString('utf8')}]`) as object[];
  if (records.length !== count) throw new DamagedFile('it does not hold as many records as it says');
  return records;
}

/** Whether a data file is as this version writes it. */
export const isOfThisVersion = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, newest.length + 13).includes(`"${newest}"`);

/** The only thing in the first line that the rest of the file does not tell. */
function countIn(line: string): number {
  const count = /"count":(\d{1,9}),/.exec(line)?.[1];
  if (count === undefined) throw new DamagedFile('its first line is damaged');
  return Number(count);
}
