import { inflateRawSync } from 'node:zlib';
import { resumeExtension, resumeLimitBytes, resumeMessages, type ResumeExtension } from '@hvac/content/model';
import { DomainError } from '../errors.ts';

/** A résumé whose content matches the extension of its name. */
export interface Resume {
  /** The applicant's name for the file. Shown to people; never used as a file name on disk. */
  label: string;
  extension: ResumeExtension;
  bytes: Buffer<ArrayBuffer>;
  /** Whether it is a .docx that loads a template from elsewhere, or holds an OLE object, a control or a symbolic link. */
  hasActiveContent: boolean;
}

const resumeError = (reason: keyof typeof resumeMessages) =>
  new DomainError(reason === 'tooLarge' ? 'tooLarge' : 'invalid', resumeMessages[reason].description);

interface UploadedFile {
  resumeFileName?: string | undefined;
  fileData?: string | undefined;
}

/**
 * The file of an application; undefined when it came without one.
 * @throws {DomainError} when it is too large, or not a file of an accepted type
 */
export function parseResume({ resumeFileName = '', fileData = '' }: UploadedFile): Resume | undefined {
  if (resumeFileName === '' && fileData === '') return undefined;
  const extension = resumeExtension(resumeFileName);
  if (!extension) throw resumeError('wrongType');
  const bytes = decodeBase64(fileData);
  if (bytes.length > resumeLimitBytes) throw resumeError('tooLarge');
  if (!hasContentOf[extension](bytes)) throw resumeError('wrongType');
  const hasActiveContent = extension === 'docx' && isActive(bytes);
  return { label: labelOf(resumeFileName, extension), extension, bytes, hasActiveContent };
}

/** Node's decoder skips characters that are not base64, so encode again and compare. */
function decodeBase64(text: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === 0 || bytes.toString('base64') !== text) throw resumeError('unreadable');
  return bytes;
}

/** The last part of a path, without characters that hide or reorder text, such as right-to-left marks. */
function labelOf(name: string, extension: ResumeExtension): string {
  const base = name.replace(/^.*[\\/]/, '').replace(/[\p{Cf}<>:"|?*]/gu, '');
  const label = base.replace(/^[.\s]+/, '');
  return resumeExtension(label) ? label : `resume.${extension}`;
}

const startsWith = (signature: Buffer) => (bytes: Buffer) => bytes.subarray(0, signature.length).equals(signature);
const startsAsZip = startsWith(Buffer.from('PK\x03\x04', 'latin1'));

/** Largest unpacked size that a document may declare, in bytes. */
const maxUnpackedBytes = 20 * resumeLimitBytes;

/** Checks the signature of the file type. */
const hasContentOf: Record<ResumeExtension, (bytes: Buffer) => boolean> = {
  pdf: startsWith(Buffer.from('%PDF-')),
  doc: startsWith(Buffer.from('d0cf11e0a1b11ae1', 'hex')),
  docx: (bytes) => {
    const directory = startsAsZip(bytes) ? readZipDirectory(bytes) : undefined;
    if (!directory || directory.unpackedBytes > maxUnpackedBytes) return false;
    const names = directory.entries.map(({ name }) => name);
    // A .docx with macros is a renamed .docm.
    return names.includes('word/document.xml') && !names.some((name) => /vbaproject\.bin$/i.test(name));
  },
};

const maxLinksBytes = 64 * 1024;

/** People send such documents by mistake, so they are accepted and flagged. */
function isActive(docx: Buffer): boolean {
  const entries = readZipDirectory(docx)?.entries ?? [];
  return entries.some(
    ({ name, isSymlink, read }) =>
      isSymlink ||
      /^word\/(embeddings|activex)\//i.test(name) ||
      (/^word\/_rels\/settings\.xml\.rels$/i.test(name) &&
        /TargetMode\s*=\s*["']External/i.test(read() ?? 'TargetMode="External"')),
  );
}

interface ZipEntry {
  name: string;
  isSymlink: boolean;
  /** Unpacks its text; undefined when it is broken or longer than 64 kB. */
  read: () => string | undefined;
}

interface ZipDirectory {
  entries: ZipEntry[];
  /** Sum of the unpacked sizes that the entries declare, in bytes. */
  unpackedBytes: number;
}

const endSignature = Buffer.from('PK\x05\x06', 'latin1');
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const maxCommentLength = 0xffff;
/** Marks a size that is stored in a ZIP64 record. Files of this size have none. */
const zip64Marker = 0xffff_ffff;

/**
 * Reads the central directory of a ZIP file (APPNOTE.TXT, sections 4.3.12 and 4.3.16). Nothing is unpacked until an entry is read.
 * @returns undefined unless one complete directory ends the file
 */
export function readZipDirectory(bytes: Buffer): ZipDirectory | undefined {
  const end = bytes.lastIndexOf(endSignature);
  if (end < bytes.length - endLength - maxCommentLength || end < 0 || end + endLength > bytes.length) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  const stop = bytes.readUInt32LE(end + 16) + bytes.readUInt32LE(end + 12);
  if (end + endLength + bytes.readUInt16LE(end + 20) !== bytes.length || stop > end) return undefined;

  const directory: ZipDirectory = { entries: [], unpackedBytes: 0 };
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry++) {
    if (at + entryLength > stop || bytes.readUInt32LE(at) !== entrySignature) return undefined;
    const unpacked = bytes.readUInt32LE(at + 24);
    if (unpacked === zip64Marker) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    const start = at;
    directory.entries.push({
      name: bytes.toString('latin1', at + entryLength, at + entryLength + nameLength),
      isSymlink: bytes.readUInt16LE(at + 40) >> 12 === 0o12,
      read: () => unpack(bytes, start),
    });
    directory.unpackedBytes += unpacked;
    at += entryLength + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === stop ? directory : undefined;
}

/** @param at where the entry's header stands in the directory */
function unpack(bytes: Buffer, at: number): string | undefined {
  try {
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    const isStored = bytes.readUInt16LE(at + 10) === 0;
    return (isStored ? packed : inflateRawSync(packed, { maxOutputLength: maxLinksBytes })).toString();
  } catch {
    return undefined;
  }
}
