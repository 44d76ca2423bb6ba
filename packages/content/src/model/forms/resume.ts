import { cleanLine, cutText, limits } from './text.ts';

/** Largest résumé, in bytes: 5 MB. */
export const resumeLimitBytes = 5 * 1024 * 1024;

/** Accepted file types, by extension. */
export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type ResumeExtension = keyof typeof resumeTypes;

/** For the file picker. Some pickers, such as those of Android, know types and no extensions. */
export const resumeAccept = [
  ...Object.keys(resumeTypes).map((extension) => `.${extension}`),
  ...Object.values(resumeTypes),
].join(',');

interface FileMessage {
  title: string;
  description: string;
}

/** Error messages for files that are not accepted. */
export const resumeMessages = {
  wrongType: { title: 'Invalid File Type', description: 'Please upload a PDF, DOC, or DOCX file.' },
  tooLarge: { title: 'File Too Large', description: 'Please upload a file smaller than 5MB.' },
  unreadable: { title: 'File Error', description: 'Failed to process the resume file. Please try again.' },
  empty: {
    title: 'Empty File',
    description: 'This file is empty. Please save your résumé again, as a PDF if you can, and choose it here.',
  },
  password: {
    title: 'File Has a Password',
    description:
      'This file has a password, so we can’t open it. Please save it without one, or as a PDF, and upload that.',
  },
  macros: {
    title: 'Document Has Macros',
    description: 'This document contains macros, which we don’t accept. Please save it as a PDF, and upload that.',
  },
  program: {
    title: 'Not a Document',
    description: 'This file is a program. Please choose your résumé: a PDF, DOC, or DOCX file.',
  },
  webPage: {
    title: 'Not a Document',
    description: 'This file is a web page under another name. Please open it, save it as a PDF, and upload that.',
  },
  notADocument: {
    title: 'File Can’t Be Opened',
    description:
      'We can’t open this file as a PDF or Word document. Please open it, save it as a PDF, and upload that.',
  },
} as const satisfies Record<string, FileMessage>;
export type ResumeProblem = keyof typeof resumeMessages;

/** Endings that are no extension: "v2.1", "resume.v2", "Dana.M", "Dana.Marsh", and longer ones. Windows drops dots at the end. */
const extensionPattern = /\.(?!v?\d+\.*$|(?!Pdf|Docx?)[A-Z][a-z]+\.*$)([A-Za-z\d]{2,5})\.*$/;

/** The extension of a file name in lower case, such as "pdf"; undefined when it has none. */
export const fileExtension = (name: string): string | undefined =>
  extensionPattern.exec(name.trim())?.[1]?.toLowerCase();

/** A file name that fits a field: cleaned, without characters that are no text, and shortened before its extension. */
export function fitFileName(name: string): string {
  const clean = cleanLine(name.replace(/[\p{Cc}\p{Cs}]+/gu, ' '));
  if (clean.length <= limits.line) return clean;
  const extension = fileExtension(clean);
  const ending = extension === undefined ? '' : clean.slice(-extension.length - 1);
  return cutText(clean, limits.line - ending.length) + ending;
}

/** The file name's extension if it is accepted, in any case. */
export function resumeExtension(name: string): ResumeExtension | undefined {
  const extension = fileExtension(name) ?? '';
  return Object.hasOwn(resumeTypes, extension) ? (extension as ResumeExtension) : undefined;
}

/**
 * Whether a file may be a résumé, as far as its name tells, or its type when the name has no extension. The server
 * looks into the file.
 * @param type from the browser; phones and mail programs have many for a file that they don't know
 */
export function maybeResume({ name, type }: { name: string; type: string }): boolean {
  if (fileExtension(name) !== undefined) return resumeExtension(name) !== undefined;
  return !/^(?:image|video|audio|font)\//i.test(type);
}

/** Formats a file size: "340 KB" or "1.2 MB". */
export const formatFileSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
