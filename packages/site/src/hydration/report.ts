import type { ClientError } from '@hvac/content/model';

const reported = new Set<string>();
/** Reports per page. */
const limit = 5;

/**
 * Reports an error of a visitor's page to the server, once: the browser's message and the path. Never what was typed, nor
 * the query of the address.
 */
export function report(kind: ClientError['kind'], error: unknown): void {
  const message = String((error as Error | undefined)?.message ?? error).slice(0, 200);
  if (reported.size >= limit || reported.has(kind + message)) return;
  reported.add(kind + message);
  const body: ClientError = { kind, message, path: location.pathname };
  navigator.sendBeacon('/api/client-errors', new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
