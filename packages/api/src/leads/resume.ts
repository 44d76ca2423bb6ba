import { resumeExtension, resumeLimitBytes, resumeMessages } from '@hvac/content/model';
import type { ResumeExtension } from '@hvac/content/model';
import { DomainError } from '../errors.ts';
import { readZipDirectory } from './zip-directory.ts';

/** A résumé whose name and content are those of a kind that is taken. */
export interface Resume {
  /** A label for people. No file is ever named so. */
  label: string;
  extension: ResumeExtension;
  bytes: Buffer<ArrayBuffer>;
}

const refused = (why: keyof typeof resumeMessages) =>
  new DomainError(why === 'tooLarge' ? 'tooLarge' : 'invalid', resumeMessages[why].description);

interface SentFile {
  resumeFileName?: string | undefined;
  fileData?: string | undefined;
}

/**
 * The file of an application; undefined when it came without one.
 * @throws {DomainError}
 */
export function parseResume({ resumeFileName = '', fileData = '' }: SentFile): Resume | undefined {
  if (resumeFileName === '' && fileData === '') return undefined;
  const extension = resumeExtension(resumeFileName);
  if (!extension) throw refused('wrongType');
  const bytes = decode(fileData);
  if (bytes.length > resumeLimitBytes) throw refused('tooLarge');
  if (!looksLike[extension](bytes)) throw refused('wrongType');
  return { label: labelOf(resumeFileName, extension), extension, bytes };
}

/** Node's decoder passes over what is not base64; encoding again tells whether there was any. */
function decode(text: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === 0 || bytes.toString('base64') !== text) throw refused('unreadable');
  return bytes;
}

/** The last part of a path, without what hides or steers text, such as a switch of the writing direction. */
function labelOf(name: string, extension: ResumeExtension): string {
  const base = name.replace(/^.*[\\/]/, '').replace(/[\p{Cf}<>:"|?*]/gu, '');
  const label = base.replace(/^[.\s]+/, '');
  return resumeExtension(label) ? label : `resume.${extension}`;
}

const startsWith = (signature: Buffer) => (bytes: Buffer) => bytes.subarray(0, signature.length).equals(signature);
const startsAsZip = startsWith(Buffer.from('PK\x03\x04', 'latin1'));

/** Most that a document may claim to have unpacked, in bytes. */
const mostUnpacked = 20 * resumeLimitBytes;

/** Whether the bytes begin, or are built, as files of this kind are. */
const looksLike: Record<ResumeExtension, (bytes: Buffer) => boolean> = {
  pdf: startsWith(Buffer.from('%PDF-')),
  doc: startsWith(Buffer.from('d0cf11e0a1b11ae1', 'hex')),
  docx: (bytes) => {
    const directory = startsAsZip(bytes) ? readZipDirectory(bytes) : undefined;
    if (!directory || directory.unpackedBytes > mostUnpacked) return false;
    const { names } = directory;
    // A document with macros is one under another name.
    return names.includes('word/document.xml') && !names.some((name) => /vbaproject\.bin$/i.test(name));
  },
};
