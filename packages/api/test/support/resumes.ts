import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';

/** The start of a PDF, filled up to a size. */
export const pdf = (size = 1000): Buffer<ArrayBuffer> =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 'x')]);

/** A file with names in its directory, as OLE has them. */
export const ole = (...names: readonly string[]): Buffer<ArrayBuffer> =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    ...names.map((name) => Buffer.concat([Buffer.alloc(500), Buffer.from(name, 'utf16le'), Buffer.alloc(500)])),
  ]);

/** The start of an old Word document. */
export const doc = (): Buffer<ArrayBuffer> => ole('WordDocument');

/** A file that LibreOffice has written: see fixtures/resumes. */
export const writtenByLibreOffice = (name: string): Buffer<ArrayBuffer> =>
  Buffer.from(readFileSync(new URL(`../fixtures/resumes/libreoffice${name}`, import.meta.url)));

export interface ZipEntry {
  name: string;
  content?: string | Buffer;
  /** Bytes that the entry claims to have unpacked, and packed. */
  unpacked?: number;
  packed?: number;
  isStored?: boolean;
  isEncrypted?: boolean;
  /** Its sizes are in a ZIP64 record, as streaming programs write them. */
  isZip64?: boolean;
}

/** A ZIP file (APPNOTE.TXT). */
export function zip(entries: readonly ZipEntry[], comment = ''): Buffer<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', isStored, isEncrypted, isZip64, ...claimed } of entries) {
    const plain = Buffer.from(content as string);
    const data = isStored ? plain : deflateRawSync(plain);
    const { packed = data.length, unpacked = plain.length } = claimed;
    const local = Buffer.alloc(30);
    local.write('PK\x03\x04', 'latin1');
    local.writeUInt16LE(name.length, 26);
    const extra = Buffer.alloc(isZip64 ? 20 : 0);
    const header = Buffer.alloc(46);
    header.write('PK\x01\x02', 'latin1');
    header.writeUInt16LE(isEncrypted ? 1 : 0, 8);
    header.writeUInt16LE(isStored ? 0 : 8, 10);
    header.writeUInt32LE(isZip64 ? 0xffff_ffff : packed, 20);
    header.writeUInt32LE(isZip64 ? 0xffff_ffff : unpacked, 24);
    header.writeUInt16LE(name.length, 28);
    header.writeUInt16LE(extra.length, 30);
    header.writeUInt32LE(offset, 42);
    if (isZip64) {
      extra.writeUInt16LE(1, 0);
      extra.writeUInt16LE(16, 2);
      extra.writeBigUInt64LE(BigInt(unpacked), 4);
      extra.writeBigUInt64LE(BigInt(packed), 12);
    }
    const latinName = Buffer.from(name, 'latin1');
    files.push(local, latinName, data);
    directory.push(header, latinName, extra);
    offset += local.length + latinName.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...files, ...directory, end, Buffer.from(comment)]);
}

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** `[Content_Types].xml` with the main part under a name. */
export const contentTypes = (partName = '/word/document.xml', type = mainType): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="${partName}" ContentType="${type}"/></Types>`;

/** The parts of a Word document. @param name of its main part in the ZIP */
export const docxEntries = (name = 'word/document.xml', partName = '/word/document.xml'): ZipEntry[] => [
  { name: '[Content_Types].xml', content: contentTypes(partName) },
  { name: '_rels/.rels', content: '<Relationships/>' },
  { name, content: '<w:document/>' },
];

export const docx = (): Buffer<ArrayBuffer> => zip(docxEntries());

/** The fields of an application that carry a file. */
export const fileFields = (name: string, bytes: Buffer) => ({
  resumeFileName: name,
  resumeFileSize: '1 KB',
  fileMimeType: 'application/octet-stream',
  fileData: bytes.toString('base64'),
});
