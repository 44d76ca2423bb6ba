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

/** Decodes letters and digits, which need no percent-encoding (RFC 3986, 6.2.2.2). */
export const decodeLetters = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(parseInt(code.slice(1), 16));
    return /[a-z\d]/i.test(sign) ? sign : code;
  });

/** Whether a path can be a page's: it can be decoded, and has no percent-encoded ASCII but letters, such as a slash. */
export function isPlain(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '' && !/%[0-7]/.test(decodeLetters(path));
  } catch {
    return false;
  }
}
