/** Largest résumé, in bytes: 5 MB. */
export const resumeLimitBytes = 5 * 1024 * 1024;

/** Accepted file types, by extension. */
export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type ResumeExtension = keyof typeof resumeTypes;

/** Error messages for files that are not accepted. */
export const resumeMessages = {
  wrongType: { title: 'Invalid File Type', description: 'Please upload a PDF, DOC, or DOCX file.' },
  tooLarge: { title: 'File Too Large', description: 'Please upload a file smaller than 5MB.' },
  unreadable: { title: 'File Error', description: 'Failed to process the resume file. Please try again.' },
} as const;

/** The file name's extension if it is accepted, in any case. */
export function resumeExtension(name: string): ResumeExtension | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(resumeTypes, extension) ? (extension as ResumeExtension) : undefined;
}

/** Formats a file size: "340 KB" or "1.2 MB". */
export const formatFileSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
