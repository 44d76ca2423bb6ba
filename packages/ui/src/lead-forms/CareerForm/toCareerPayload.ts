import {
  formatFileSize,
  limits,
  resumeExtension,
  resumeTypes,
  type CareerApplicationFormValues,
  type CareerApplicationPayload,
} from '@hvac/content/model';

/** A file name as the API takes it: on one line, not too long, and with its extension. */
function wireName(name: string): string {
  const clean = name.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, ' ').trim();
  const extension = clean.slice(clean.lastIndexOf('.'));
  return clean.length <= limits.line ? clean : clean.slice(0, limits.line - extension.length) + extension;
}

/**
 * Turns what the form holds into what the API takes: what was left empty is left out.
 * @param resume the file, and its content in base64
 */
export function toCareerPayload(
  { educationLevel, ...values }: CareerApplicationFormValues,
  resume: { file: File; fileData: string } | undefined,
): CareerApplicationPayload {
  const filled = Object.entries(values).filter(([, value]) => value !== '' && value !== undefined);
  const extension = resume && resumeExtension(resume.file.name);
  return {
    ...(Object.fromEntries(filled) as typeof values),
    ...(educationLevel ? { educationLevel } : {}),
    ...(resume && {
      resumeFileName: wireName(resume.file.name),
      resumeFileSize: formatFileSize(resume.file.size),
      fileData: resume.fileData,
      ...(extension && { fileMimeType: resumeTypes[extension] }),
    }),
  };
}
