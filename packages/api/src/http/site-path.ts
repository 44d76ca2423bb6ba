import { namesFile, trimSlashes } from '@hvac/company';

/** `path` is percent-encoded; `search` starts with "?" or is empty. */
export interface SitePath {
  path: string;
  search: string;
}

/** Splits the target of a request at its first question mark (RFC 9112, 3.2.1). */
export function splitUrl(url: string): SitePath {
  const at = url.indexOf('?');
  return at === -1 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at) };
}

/** The path and the query of a request target, which may be a whole address (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '');
  return path.startsWith('?') || path === '' ? `/${path}` : path;
}

const index = '/index.html';

/** Decodes letters and digits, which need no percent-encoding (RFC 3986, 6.2.2.2). */
const decodeLetters = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(parseInt(code.slice(1), 16));
    return /[a-z\d]/i.test(sign) ? sign : code;
  });

/** Whether a canonical path can be a page's: it can be decoded, and has no percent-encoded ASCII, such as a slash. */
export function isPlain(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '' && !/%[0-7]/.test(path);
  } catch {
    return false;
  }
}

/**
 * The canonical path of a page: lowercase, without percent-encoded letters, trailing slash and index.html. It starts with
 * exactly one slash, so that a redirect can't leave the site ("//other.example"). File names keep their case.
 */
export function canonicalPath(given: string): string {
  const path = decodeLetters(given);
  const rooted = `/${trimSlashes(path)}`;
  const small = rooted.toLowerCase();
  let end = rooted.length;
  while (small.endsWith(index, end)) end -= index.length;
  // With a trailing slash, it is not a file name.
  if (end === rooted.length && namesFile(path)) return rooted;
  // Percent-encoded bytes keep their case: %C3 and %c3 are equivalent.
  return `/${trimSlashes(rooted.slice(0, end))}`.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}
