import { createHash } from 'node:crypto';

/** Named in the first line of each data file. */
const format = 'leads-and-tables/2';
const closing = '\n]}\n';

/** The file differs from what was written. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}

const firstLine = (file: string, count: number, checksum: string) =>
  `{"format":"${format}","file":${JSON.stringify(file)},"count":${count},"sha256":"${checksum}","records":[\n`;

/** Caches the text of records, because each write rewrites a whole file. */
const lines = new WeakMap<object, string>();

function lineOf(record: object): string {
  const known = lines.get(record);
  if (known !== undefined) return known;
  const line = JSON.stringify(record);
  lines.set(record, line);
  return line;
}

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

/**
 * The bytes of a data file: JSON with the checksum of the records in its first line, and one record a line.
 * @param file its name in the data folder, so that a file copied over another one is noticed
 */
export function encode(file: string, records: readonly object[]): Buffer {
  const body = records.map(lineOf).join(',\n');
  return Buffer.from(firstLine(file, records.length, sha256(body)) + body + closing);
}

/**
 * The records of a data file.
 * @throws {DamagedFile} when any byte differs from what `encode` wrote
 */
export function decode(file: string, bytes: Buffer): object[] {
  const start = bytes.indexOf(0x0a) + 1;
  const end = bytes.length - closing.length;
  if (start === 0 || end < start || bytes.toString('latin1', end) !== closing) {
    throw new DamagedFile('it is cut short');
  }
  const head = bytes.toString('utf8', 0, start);
  const body = bytes.subarray(start, end);
  const count = /"count":(\d{1,9}),/.exec(head)?.[1];
  if (count === undefined) throw new DamagedFile('its first line is damaged');
  if (firstLine(file, Number(count), sha256(body)) !== head) throw new DamagedFile('its checksum does not match');
  const records = JSON.parse(`[${body.toString('utf8')}]`) as object[];
  if (records.length !== Number(count)) throw new DamagedFile('it does not hold as many records as it says');
  return records;
}
