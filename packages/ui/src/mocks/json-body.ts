import { sentence } from './sentence.ts';

const notReadable = 'The form did not arrive in one piece. Please send it again.';

const isJson = (type: string | null) =>
  /^\s*application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?(;\s*)?$/i.test(type ?? '');

/**
 * Reads a JSON body in the order of the server's checks.
 * @param limit most bytes
 * @returns the body, or the refusal
 */
export async function readJson(request: Request, limit: number): Promise<{ body: unknown } | Response> {
  if (!isJson(request.headers.get('Content-Type'))) return sentence(415, 'Please send the form as JSON in UTF-8');
  if (request.headers.has('Content-Encoding')) return sentence(415, 'Please send the form without compression');
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limit) return sentence(413, 'This is too large to be sent');
  try {
    return { body: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown };
  } catch {
    return sentence(400, notReadable);
  }
}
