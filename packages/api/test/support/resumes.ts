import { deflateRawSync } from 'node:zlib';

/** Files as applicants send them, made byte by byte. */

/** The start of a PDF, filled up to a size. */
export const pdf = (size = 1000): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 'x')]);

/** The start of an old Word document. */
export const doc = (): Buffer => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1000)]);

interface Entry {
  name: string;
  /** Bytes that the entry claims to have unpacked. */
  unpacked?: number;
  content?: string;
  /** Of the file, as Unix has it. */
  mode?: number;
}

/** A ZIP file. Only entries with content have bytes of their own. */
export function zip(entries: readonly Entry[], comment = ''): Buffer {
  const localHeader = Buffer.alloc(30);
  localHeader.write('PK\x03\x04', 'latin1');
  let local = localHeader;
  const directory = Buffer.concat(
    entries.map(({ name, content, mode = 0, unpacked = content?.length ?? 0 }) => {
      const header = Buffer.alloc(46);
      header.write('PK\x01\x02', 'latin1');
      header.writeUInt32LE(unpacked, 24);
      header.writeUInt16LE(name.length, 28);
      header.writeUInt32LE(mode * 0x1_0000, 38);
      if (content !== undefined) {
        const packed = deflateRawSync(content);
        header.writeUInt16LE(8, 10);
        header.writeUInt32LE(packed.length, 20);
        header.writeUInt32LE(local.length, 42);
        local = Buffer.concat([local, localHeader, packed]);
      }
      return Buffer.concat([header, Buffer.from(name, 'latin1')]);
    }),
  );
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([local, directory, end, Buffer.from(comment)]);
}

export const docxEntries: Entry[] = [
  { name: '[Content_Types].xml', unpacked: 1300 },
  { name: '_rels/.rels', unpacked: 700 },
  { name: 'word/document.xml', unpacked: 40_000 },
];

export const docx = (): Buffer => zip(docxEntries);

/** The fields of an application that carry a file. */
export const setFileHeaders = (name: string, bytes: Buffer) => ({
  resumeFileName: name,
  resumeFileSize: '1 KB',
  fileMimeType: 'application/octet-stream',
  fileData: bytes.toString('base64'),
});
