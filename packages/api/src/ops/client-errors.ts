import { adminPaths, pagePaths } from '@hvac/content';
import { clientError, clientErrorLimitBytes } from '@hvac/content/model';
import { defineRoute, type Route } from '../http/define-route.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { canonicalPath } from '../http/site-path.ts';
import type { Logger } from '../logger.ts';

const hour = 60 * 60 * 1000;
const maxLength = 200;
const sitePaths = new Set<string>([...pagePaths, ...adminPaths]);

/** A path of the site, or "other": people type anything into an address bar. */
function knownPath(path: string): string {
  const canonical = canonicalPath(path);
  return sitePaths.has(canonical) ? canonical : 'other';
}

/**
 * Removes what a visitor may have typed from an error message: email addresses, numbers of four or more digits (React's
 * error codes have three), queries, and quoted text that is no identifier. At most 200 characters, on one line.
 */
export function maskMessage(message: string): string {
  return message
    .slice(0, 4 * maxLength)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .replace(/[^\s@]+@[^\s@]+/g, '*@*')
    .replace(/https?:\/\/[^\s/]*/gi, '')
    .replace(/[?#][^\s?#]*[=&][^\s]*/g, '?*')
    .replace(/"[^"]*"|“[^”]*”|'[^']*'|‘[^’]*’|`[^`]*`/g, (quoted) =>
      /^.[$\w.()[\]]{0,60}.$/.test(quoted) && /[^\d]/.test(quoted.slice(1, -1)) ? quoted : '"*"',
    )
    .replace(/\d(?:[\s().+/-]*\d){3,}/g, '*')
    .trim()
    .slice(0, maxLength);
}

export type ClientErrorCount = ReturnType<typeof countClientErrors>;

/** Counts reported errors by the hour, in memory only. */
export function countClientErrors(now: () => number) {
  const hours = new Map<number, number>();
  const thisHour = () => Math.floor(now() / hour);
  return {
    add: () => void hours.set(thisHour(), (hours.get(thisHour()) ?? 0) + 1),
    /** Errors in the last 24 hours, including the current one. A clock that was set back leaves hours of the future. */
    lastDay(): number {
      for (const known of hours.keys()) if (known <= thisHour() - 24 || known > thisHour()) hours.delete(known);
      return [...hours.values()].reduce((sum, count) => sum + count, 0);
    },
  };
}

interface ClientErrorDeps {
  clientErrors: ClientErrorCount;
  log: Logger;
}

/** Logs an error that a browser reports, and counts it for /api/health. */
export const clientErrorRoute = ({ clientErrors, log }: ClientErrorDeps, limits: RateLimits): Route =>
  defineRoute({
    id: 'report-client-error',
    method: 'post',
    path: '/api/client-errors',
    summary: 'Reports an error of a browser, which is counted and logged without personal data',
    body: clientError,
    bodyLimit: clientErrorLimitBytes,
    responses: { 204: { description: 'Counted' } },
    middleware: limits.clientErrors,
    handler({ body: { kind, message, path }, response }) {
      clientErrors.add();
      log.warn({ kind, path: knownPath(path), message: maskMessage(message) }, 'A browser met an error');
      response.set('Cache-Control', 'no-store');
    },
  });
