import { sentence } from './respond.ts';

const notReadable = 'We didn’t get the whole form. Please send it again.';

const isJson = (type: string | null) =>
  /^\s*application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?(;\s*)?$/i.test(type ?? '');

/** Deepest nesting that the server takes. */
const maxDepth = 8;

/** Whether brackets outside of strings are nested deeper than in any form. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length && depth <= maxDepth; at++) {
    const sign = json.charAt(at);
    if (quoted && sign === '\\') at++;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === '{' || sign === '[')) depth++;
    else if (!quoted && (sign === '}' || sign === ']')) depth--;
  }
  return depth > maxDepth;
}

/**
 * Reads a JSON body in the order of the server's checks.
 * @param limit most bytes
 * @returns the body, or the refusal
 */
export async function readJson(request: Request, limit: number): Promise<{ body: unknown } | Response> {
  if (!isJson(request.headers.get('Content-Type'))) return sentence(415, 'Please send the form as JSON in UTF-8');
  if (request.headers.has('Content-Encoding')) return sentence(415, 'Please send the form without compression');
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limit) return sentence(413, 'This is too large to send');
  if (isTooDeep(new TextDecoder('latin1').decode(bytes))) {
    return sentence(400, 'The form has too many parts');
  }
  try {
    return { body: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown };
  } catch {
    return sentence(400, notReadable);
  }
}
