import { resumeExtension, resumeLimitBytes, resumeMessages, type CareerApplicationPayload } from '@hvac/content/model';
import { sentence } from './sentence.ts';

/** Base64 as RFC 4648, section 4 has it, with its padding. */
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Bytes that a base64 text stands for. */
const bytesOf = (text: string) => (text.length / 4) * 3 - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);

/** The server's cheap checks of a résumé: extension, base64 and size. It looks into the file as well. */
export function refuseResume({ fileData, resumeFileName = '' }: CareerApplicationPayload): Response | undefined {
  if (!fileData && !resumeFileName) return undefined;
  if (!resumeExtension(resumeFileName)) return sentence(400, resumeMessages.wrongType.description);
  if (!fileData || !base64.test(fileData)) return sentence(400, resumeMessages.unreadable.description);
  return bytesOf(fileData) > resumeLimitBytes ? sentence(413, resumeMessages.tooLarge.description) : undefined;
}
