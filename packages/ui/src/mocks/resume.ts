import { resumeExtension, resumeLimitBytes, resumeMessages, type CareerApplicationPayload } from '@hvac/content/model';
import { sentence } from './sentence.ts';

/** Base64 as RFC 4648, section 4 has it, with its padding. A pattern with groups gives up on megabytes. */
const isBase64 = (text: string) => text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.replace(/={1,2}$/, ''));

/** Bytes that a base64 text stands for. */
const bytesOf = (text: string) => (text.length / 4) * 3 - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);

/** The server's cheap checks of a résumé: extension, base64 and size. It looks into the file as well. */
export function refuseResume({ fileData, resumeFileName = '' }: CareerApplicationPayload): Response | undefined {
  if (!fileData && !resumeFileName) return undefined;
  if (!resumeExtension(resumeFileName)) return sentence(400, resumeMessages.wrongType.description);
  if (!fileData || !isBase64(fileData)) return sentence(400, resumeMessages.unreadable.description);
  return bytesOf(fileData) > resumeLimitBytes ? sentence(413, resumeMessages.tooLarge.description) : undefined;
}
