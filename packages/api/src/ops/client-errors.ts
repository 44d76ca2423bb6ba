import { adminPaths, pagePaths } from '@hvac/content';
import { canonicalPath } from '../http/site-path.ts';

const hour = 60 * 60 * 1000;
const longest = 200;
const ours = new Set<string>([...pagePaths, ...adminPaths]);

/** A path of the site; "other" for all else, since people type anything into an address bar. */
export function knownPath(path: string): string {
  const canonical = canonicalPath(path);
  return ours.has(canonical) ? canonical : 'other';
}

/**
 * An error's message without what a visitor may have typed: addresses, numbers of four digits and more (React's own have
 * three), queries, and whatever stands in quotes and is no name of the code's. 200 characters at most, on one line.
 */
export function maskMessage(message: string): string {
  return message
    .slice(0, 4 * longest)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .replace(/[^\s@]+@[^\s@]+/g, '*@*')
    .replace(/https?:\/\/[^\s/]*/gi, '')
    .replace(/[?#][^\s?#]*[=&][^\s]*/g, '?*')
    .replace(/"[^"]*"|“[^”]*”|'[^']*'|‘[^’]*’|`[^`]*`/g, (quoted) =>
      /^.[$\w.()[\]]{0,60}.$/.test(quoted) && /[^\d]/.test(quoted.slice(1, -1)) ? quoted : '"*"',
    )
    .replace(/\d(?:[\s().+/-]*\d){3,}/g, '*')
    .trim()
    .slice(0, longest);
}

/** How many errors browsers told of, by the hour. In memory: a restart begins anew. */
export class ClientErrorCount {
  readonly #hours = new Map<number, number>();
  readonly #now: () => number;

  /** @param now milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  add(): void {
    const hourNow = Math.floor(this.#now() / hour);
    this.#hours.set(hourNow, (this.#hours.get(hourNow) ?? 0) + 1);
    this.#forget(hourNow);
  }

  /** Of the last 24 hours, the one under way among them. */
  get lastDay(): number {
    this.#forget(Math.floor(this.#now() / hour));
    return [...this.#hours.values()].reduce((sum, count) => sum + count, 0);
  }

  /** A clock that was put back leaves hours of the future: those go, too. */
  #forget(hourNow: number): void {
    for (const known of this.#hours.keys()) if (known <= hourNow - 24 || known > hourNow) this.#hours.delete(known);
  }
}
