import {
  cleanLine,
  fileExtension,
  fitFileName,
  resumeExtension,
  resumeLimitBytes,
  resumeMessages,
  type ResumeExtension,
  type ResumeProblem,
} from '@hvac/content/model';
import { DomainError } from '../errors.ts';
import { readDocx } from './docx.ts';

/** A file as an applicant sent it. */
export interface UploadedFile {
  /** May be empty, or have no extension, as those of Android's pickers. */
  name: string;
  bytes: Buffer<ArrayBuffer>;
}

/** A résumé whose type was told from its bytes. */
export interface Resume {
  /** The applicant's name for the file, with the extension of its type. Shown to people; never used as a file name on disk. */
  label: string;
  extension: ResumeExtension;
  bytes: Buffer<ArrayBuffer>;
}

const resumeError = (problem: ResumeProblem) =>
  new DomainError(problem === 'tooLarge' ? 'tooLarge' : 'invalid', resumeMessages[problem].description);

/**
 * Checks an uploaded résumé. Its bytes decide what it is; a name only has to have an accepted extension, or none. Does
 * little work whatever the bytes are, and unpacks one part of a document at most.
 * @throws {DomainError} with a sentence for the applicant when it is too large, or not a file that the office can open
 */
export async function parseResume({ name, bytes }: UploadedFile): Promise<Resume> {
  if (fileExtension(name) !== undefined && !resumeExtension(name)) throw resumeError('wrongType');
  if (bytes.length === 0) throw resumeError('empty');
  if (bytes.length > resumeLimitBytes) throw resumeError('tooLarge');
  const found = await typeOf(bytes);
  if ('problem' in found) throw resumeError(found.problem);
  return { label: labelOf(name, found.extension), extension: found.extension, bytes };
}

/**
 * The bytes of a base64 text. Node's decoder skips characters that are not base64, which the length shows, and takes those
 * of URLs and stray bits at the end.
 * @throws {DomainError} when it is not base64 with its padding (RFC 4648, 4)
 */
export function decodeBase64(text: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(text, 'base64');
  const isWhole = text.length === 4 * Math.ceil(bytes.length / 3);
  const end = bytes.subarray(-(bytes.length % 3 || 3)).toString('base64');
  if (!isWhole || !text.endsWith(end) || text.includes('-') || text.includes('_')) throw resumeError('unreadable');
  return bytes;
}

/** The last part of a path, without characters that hide or reorder text, such as right-to-left marks. Macs write accents apart. */
function labelOf(name: string, extension: ResumeExtension): string {
  const shown = cleanLine(name)
    .replace(/^.*[\\/]/, '')
    .replace(/[<>:"|?*]/g, '')
    .replace(/^[.\s]+/, '');
  // Up to its dots and blanks at the end, which Windows drops.
  const [base = ''] = /^.*[^.\s]/s.exec(shown) ?? [];
  if (resumeExtension(base) === extension) return fitFileName(base);
  const stem = resumeExtension(base) ? base.slice(0, base.lastIndexOf('.')) : base;
  return fitFileName(`${stem || 'resume'}.${extension}`);
}

type FileType = { extension: ResumeExtension } | { problem: ResumeProblem };

/** Readers of PDF look for its header in so many bytes, because mail programs and scanners write others before it. */
const headLength = 1024;

/** Windows, Linux and macOS programs, and scripts. */
const program = /^(MZ|\x7fELF|#!|\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe)/;
const oleSignature = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** A web page, with one file beside it (MHTML, RFC 2557). */
const webArchive = /^(from|mime-version|content-type|subject|date|snapshot-content-location):/i;

/** What a file is by its first bytes. Dropping zero bytes reads UTF-16 as well. */
async function typeOf(bytes: Buffer): Promise<FileType> {
  const head = bytes.toString('latin1', 0, headLength);
  const text = head.replace(/\0/g, '').replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*/, '');
  if (program.test(head)) return { problem: 'program' };
  if (head.startsWith(oleSignature)) return typeOfOle(bytes);
  if (head.startsWith('PK')) return readDocx(bytes);
  if (text.startsWith('<'))
    return { problem: /<(!doctype html|html|head|body)\b/i.test(text) ? 'webPage' : 'notADocument' };
  // Word opens rich text under the name of an old document.
  if (text.startsWith('{\\rtf')) return { extension: 'doc' };
  if (head.includes('%PDF-')) return { extension: 'pdf' };
  return { problem: webArchive.test(text) ? 'webPage' : 'notADocument' };
}

/** A name in the directory of an OLE file ([MS-CFB], 2.6.1). */
const nameInOle = (name: string) => Buffer.from(name, 'utf16le');
const encryptedDocument = nameInOle('EncryptedPackage');
const macros = nameInOle('_VBA_PROJECT');
const wordDocument = nameInOle('WordDocument');

/** Old Word documents, and .docx files with a password, which Word wraps in OLE ([MS-OFFCRYPTO], 2.1). */
function typeOfOle(bytes: Buffer): FileType {
  if (bytes.includes(encryptedDocument)) return { problem: 'password' };
  const entry = bytes.indexOf(wordDocument);
  if (entry === -1) return { problem: 'notADocument' };
  if (hasPassword(bytes, entry)) return { problem: 'password' };
  return bytes.includes(macros) ? { problem: 'macros' } : { extension: 'doc' };
}

/**
 * Whether the stream of a Word document says that it is encrypted ([MS-DOC], 2.5.2: fEncrypted). Short streams are in small
 * sectors of the first stream of the file ([MS-CFB], 2.6.3).
 * @param entry where its entry stands in the directory
 */
function hasPassword(bytes: Buffer, entry: number): boolean {
  if (entry + 128 > bytes.length) return false;
  const sectorSize = 2 ** (bytes.readUInt16LE(30) & 0xf);
  const offsetOf = (sector: number) => (sector + 1) * sectorSize;
  const root = offsetOf(bytes.readUInt32LE(48));
  const start = bytes.readUInt32LE(entry + 116);
  const isShort = bytes.readUInt32LE(entry + 120) < 4096 && root + 128 <= bytes.length;
  const at = isShort ? offsetOf(bytes.readUInt32LE(root + 116)) + 64 * start : offsetOf(start);
  return at + 12 <= bytes.length && bytes.readUInt16LE(at) === 0xa5ec && (bytes.readUInt16LE(at + 10) & 0x100) !== 0;
}
