/** A request's address in parts. `path` is still percent-encoded; `search` has its "?" or is empty. */
export interface SitePath {
  path: string;
  search: string;
}

export function splitUrl(url: string): SitePath {
  const at = url.indexOf('?');
  return at === -1 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at) };
}

/** Whether the last part of a path names a file, such as /favicon.svg. */
export const namesFile = (path: string): boolean => /\.[^/]*$/.test(path);

/**
 * The one way to write the path of a page: small letters, no slash at the end, no index.html.
 * It begins with exactly one slash, so that a redirect to it can never leave the site ("//other.example").
 */
export function canonicalPath(path: string): string {
  const rooted = `/${path.replace(/^[/\\]+/, '')}`.replace(/\/index\.html$/i, '/');
  if (namesFile(rooted)) return rooted;
  // Percent-encoded bytes keep their case: %C3 and %c3 are the same, but not ours to rewrite.
  const small = rooted.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  return small.replace(/(?<=.)[/\\]+$/, '');
}
