import { resumeLimitBytes, type ResumeProblem } from '@hvac/content/model';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

/** Real documents have some tens of parts, and one more for each picture. */
const maxEntries = 2_000;
/** Of all parts together, in bytes. A larger document would freeze the program that opens it. */
const maxUnpackedBytes = 20 * resumeLimitBytes;
/** Of the part that lists the others, in bytes. Real ones have some thousands. */
const maxListBytes = 256 * 1024;

const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Whether a ZIP file is a Word document without macros or a password. Reads the directory and `[Content_Types].xml`.
 */
export async function readDocx(bytes: Buffer): Promise<{ extension: 'docx' } | { problem: ResumeProblem }> {
  try {
    const zip = await fromBufferPromise(withoutTrailer(bytes), { lazyEntries: true, decodeStrings: false });
    const entries = await readDirectory(zip, bytes.length);
    const names = [...entries.keys()];
    if ([...entries.values()].some((entry) => entry.isEncrypted())) return { problem: 'password' };
    if (names.some((name) => name.endsWith('vbaproject.bin'))) return { problem: 'macros' };
    const list = entries.get('[content_types].xml');
    const types = list ? (await textOfEntry(zip, list)).toLowerCase() : '';
    if (types.includes('macroenabled') || types.includes('vbaproject')) return { problem: 'macros' };
    return hasMainPart(types, names) ? { extension: 'docx' } : { problem: 'notADocument' };
  } catch {
    // It is damaged, or too large.
    return { problem: 'notADocument' };
  }
}

const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1');

/** Of a comment and what follows it, in bytes. */
const maxTailBytes = 2 * 64 * 1024;

/** Cuts off what follows the ZIP file, such as the line break that some mail programs add. */
function withoutTrailer(bytes: Buffer): Buffer {
  const tail = bytes.subarray(-maxTailBytes);
  const at = tail.lastIndexOf(endOfDirectory);
  if (at === -1 || at + 22 > tail.length) return bytes;
  return bytes.subarray(0, bytes.length - tail.length + at + 22 + tail.readUInt16LE(at + 20));
}

/**
 * All entries by name, in lower case and with slashes: .NET writes backslashes, others a slash in front.
 * @throws when there are too many, two of one name, or their sizes cannot be those of a file of this size
 */
async function readDirectory(zip: ZipFile, fileBytes: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxEntries) throw new Error('It has too many entries');
  const entries = new Map<string, Entry>();
  let [packed, unpacked] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    // Entries that overlap unpack to more than their file's size allows.
    if (packed > fileBytes || unpacked > maxUnpackedBytes) throw new Error('Its entries are too large');
    const name = entry.fileNameRaw.toString('latin1').toLowerCase().replaceAll('\\', '/').replace(/^\/+/, '');
    // Programs differ in which of the two they open.
    if (entries.has(name)) throw new Error('It has two entries of one name');
    entries.set(name, entry);
  }
  return entries;
}

/** The text of an entry, in UTF-8 or UTF-16. @throws when it is broken or too long */
async function textOfEntry(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > maxListBytes) throw new Error('Its list of parts is too long');
  const chunks = await (await zip.openReadStreamPromise(entry)).toArray();
  return Buffer.concat(chunks as Buffer[])
    .toString('latin1')
    .replaceAll('\0', '');
}

/**
 * Whether a part has the type of a Word document, by its name or by its extension (ECMA-376 part 2, 7.2.3). Word for the web
 * calls the part word/document2.xml.
 * @param types `[Content_Types].xml` in lower case
 */
function hasMainPart(types: string, names: readonly string[]): boolean {
  const [parts, extensions] = [new Set(names), new Set(names.map((name) => name.slice(name.lastIndexOf('.') + 1)))];
  return Array.from(types.matchAll(/<([^<>]+)>/g), ([, element = '']) => element)
    .filter((element) => /^(\w+:)?(override|default)\s/.test(element) && element.includes(mainPart))
    .some((element) => {
      const [, attribute, value = ''] = /\b(partname|extension)\s*=\s*["']([^"']*)["']/.exec(element) ?? [];
      return attribute === 'partname' ? parts.has(value.replace(/^\/+/, '')) : extensions.has(value);
    });
}
