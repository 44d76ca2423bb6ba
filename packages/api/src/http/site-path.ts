import { namesFile, trimSlashes } from '@hvac/content';

/** A request's address in parts. `path` is still percent-encoded; `search` has its "?" or is empty. */
export interface SitePath {
  path: string;
  search: string;
}

export function splitUrl(url: string): SitePath {
  const at = url.indexOf('?');
  return at === -1 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at) };
}

const index = '/index.html';

/** Letters and digits need no percent-encoding, and are the same without (RFC 3986, 6.2.2.2). */
const decodeLetters = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(parseInt(code.slice(1), 16));
    return /[a-z\d]/i.test(sign) ? sign : code;
  });

/** Whether a canonical path still has ASCII in percent-encoding, such as a slash: then it is none of ours. */
export const hasEncodedAscii = (path: string): boolean => /%[0-7]/.test(path);

/**
 * The one way to write the path of a page: small letters, plain ones, no slash at the end, no index.html.
 * It begins with exactly one slash, so that a redirect to it can never leave the site ("//other.example").
 * What names a file keeps its letters.
 */
export function canonicalPath(given: string): string {
  const path = decodeLetters(given);
  const rooted = `/${trimSlashes(path)}`;
  const small = rooted.toLowerCase();
  let end = rooted.length;
  while (small.endsWith(index, end)) end -= index.length;
  // A slash behind a file's name says that it is none.
  if (end === rooted.length && namesFile(path)) return rooted;
  // Percent-encoded bytes keep their case: %C3 and %c3 are the same, but not ours to rewrite.
  return `/${trimSlashes(rooted.slice(0, end))}`.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}
