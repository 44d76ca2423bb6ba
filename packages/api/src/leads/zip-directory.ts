/** What the central directory of a ZIP file says of its entries. Nothing is ever unpacked. */
export interface ZipDirectory {
  names: string[];
  /** Bytes that the entries claim to have unpacked, all together. */
  unpackedBytes: number;
}

const endSignature = Buffer.from('PK\x05\x06', 'latin1');
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const longestComment = 0xffff;
/** Stands in a field whose value is in a ZIP64 record instead: files of this size have none. */
const elsewhere = 0xffff_ffff;

/**
 * Reads the central directory (APPNOTE.TXT, sections 4.3.12 and 4.3.16).
 * @returns undefined when it is not one whole directory that ends the file
 */
export function readZipDirectory(bytes: Buffer): ZipDirectory | undefined {
  const end = bytes.lastIndexOf(endSignature);
  if (end < bytes.length - endLength - longestComment || end < 0 || end + endLength > bytes.length) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  const stop = bytes.readUInt32LE(end + 16) + bytes.readUInt32LE(end + 12);
  if (end + endLength + bytes.readUInt16LE(end + 20) !== bytes.length || stop > end) return undefined;

  const directory: ZipDirectory = { names: [], unpackedBytes: 0 };
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry++) {
    if (at + entryLength > stop || bytes.readUInt32LE(at) !== entrySignature) return undefined;
    const unpacked = bytes.readUInt32LE(at + 24);
    if (unpacked === elsewhere) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    directory.names.push(bytes.toString('latin1', at + entryLength, at + entryLength + nameLength));
    directory.unpackedBytes += unpacked;
    at += entryLength + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === stop ? directory : undefined;
}
