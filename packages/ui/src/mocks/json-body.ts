import { textResponse } from './respond.ts';

const notReadable = 'We didn’t get the whole form. Please send it again.';

const jsonType = /^application\/json\s*(;\s*charset="?utf-?8"?\s*;?\s*)?$/i;

/**
 * Reads a JSON body in the order of the server's checks.
 * @param limit most bytes
 * @returns the body, or the refusal
 */
export async function readJsonBody(request: Request, limit: number): Promise<{ body: unknown } | Response> {
  if (!jsonType.test(request.headers.get('Content-Type') ?? ''))
    return textResponse(415, 'Please send the form as JSON in UTF-8');
  if (request.headers.has('Content-Encoding')) return textResponse(415, 'The request could not be read');
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limit) return textResponse(413, 'This is too large to send');
  try {
    return { body: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown };
  } catch {
    return textResponse(400, notReadable);
  }
}
