import { resumeExtension, resumeLimitBytes, resumeMessages } from '@hvac/content/model';
import type { ResumeExtension } from '@hvac/content/model';
import { DomainError } from '../errors.ts';

/** A résumé whose content matches the extension of its name. */
export interface Resume {
  /** The applicant's name for the file. Shown to people; never used as a file name on disk. */
  label: string;
  extension: ResumeExtension;
  bytes: Buffer<ArrayBuffer>;
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
  return { label: labelOf(resumeFileName, extension), extension, bytes };
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
    const { names } = directory;
    // A .docx with macros is a renamed .docm.
    return names.includes('word/document.xml') && !names.some((name) => /vbaproject\.bin$/i.test(name));
  },
};

interface ZipDirectory {
  names: string[];
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
 * Reads the central directory of a ZIP file (APPNOTE.TXT, sections 4.3.12 and 4.3.16). Nothing is unpacked.
 * @returns undefined unless one complete directory ends the file
 */
export function readZipDirectory(bytes: Buffer): ZipDirectory | undefined {
  const end = bytes.lastIndexOf(endSignature);
  if (end < bytes.length - endLength - maxCommentLength || end < 0 || end + endLength > bytes.length) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  const stop = bytes.readUInt32LE(end + 16) + bytes.readUInt32LE(end + 12);
  if (end + endLength + bytes.readUInt16LE(end + 20) !== bytes.length || stop > end) return undefined;

  const directory: ZipDirectory = { names: [], unpackedBytes: 0 };
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry++) {
    if (at + entryLength > stop || bytes.readUInt32LE(at) !== entrySignature) return undefined;
    const unpacked = bytes.readUInt32LE(at + 24);
    if (unpacked === zip64Marker) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    directory.names.push(bytes.toString('latin1', at + entryLength, at + entryLength + nameLength));
    directory.unpackedBytes += unpacked;
    at += entryLength + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === stop ? directory : undefined;
}
