import type { ClientError } from '@hvac/content/model';

const reported = new Set<string>();
/** A page that fails over and over says nothing new. */
const most = 5;

/**
 * Tells the owner, once, what went wrong on a visitor's page: the engine's own words and the path. Nothing of what was
 * typed, and no query of the address.
 */
export function report(kind: ClientError['kind'], error: unknown): void {
  const message = String((error as Error | undefined)?.message ?? error).slice(0, 200);
  if (reported.size >= most || reported.has(kind + message)) return;
  reported.add(kind + message);
  const said: ClientError = { kind, message, path: location.pathname };
  navigator.sendBeacon('/api/client-errors', new Blob([JSON.stringify(said)], { type: 'application/json' }));
}
