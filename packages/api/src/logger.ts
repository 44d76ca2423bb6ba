import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { pino, type DestinationStream, type LevelWithSilent } from 'pino';
import type { RequestHandler, Response } from 'express';

/** The only fields that a log line may have. None holds what a visitor sent. */
const fields = [
  'requestId',
  'method',
  'route',
  'status',
  'ms',
  'errorName',
  'errorCode',
  'frames',
  'stopped',
  'leads',
  // Id of a user.
  'member',
  // Id of a lead, or the day of a summary.
  'about',
] as const;

export type LogFields = Partial<Record<(typeof fields)[number], unknown>>;

/** Messages are constants: values go into fields. */
export type Logger = Record<'debug' | 'info' | 'warn' | 'error', (entry: LogFields, sentence: string) => void>;

/**
 * Writes lines to a file descriptor and drops those that can't be written. A full disk, or a reader that is gone, must not
 * stop the server: pino's own destination would keep such lines and try again for ever.
 */
export function lossyDestination(descriptor: number, write: typeof writeSync = writeSync): DestinationStream {
  let isCut = false;
  return {
    write(line) {
      const bytes = Buffer.from(isCut ? `\n${line}` : line);
      try {
        isCut = write(descriptor, bytes) < bytes.length;
      } catch {
        // Dropped.
      }
    },
  };
}

/**
 * A logger that writes JSON lines with the allowed fields only.
 * @param destination standard output unless given
 */
export function createLogger(level: LevelWithSilent, destination = lossyDestination(process.stdout.fd)): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (entry: Record<string, unknown>) =>
        Object.fromEntries(fields.flatMap((field) => (field in entry ? [[field, entry[field]]] : []))),
    },
  };
  return pino(options, destination);
}

/** Name, code and stack frames of an error. Its message is left out: it may quote what a visitor sent. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { errorName: typeof error };
  const cause = error.cause ?? error;
  return {
    errorName: error.name,
    ...(cause instanceof Error && 'code' in cause && { errorCode: cause.code }),
    frames: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8),
  };
}

/** Gives each request an id and logs its end. Unknown paths are left out: people type anything into an address bar. */
export const requestLog =
  (log: Logger, now: () => number): RequestHandler =>
  (request, response, next) => {
    const started = now();
    const { method, path } = request;
    const requestId = randomUUID();
    response.locals['requestId'] = requestId;
    response.set('X-Request-Id', requestId);
    response.once('close', () => {
      // Before the headers are sent, the status is only Express's default.
      const status = response.headersSent ? response.statusCode : undefined;
      const entry = { requestId, method, route: routeOf(response, path), status, ms: now() - started };
      const outcome = response.writableFinished ? 'Answered' : 'The client went away';
      if (status !== undefined && status < 400 && !entry.route.startsWith('/api/')) log.debug(entry, outcome);
      else log.info(entry, outcome);
    });
    next();
  };

function routeOf(response: Response, path: string): string {
  const known = response.headersSent && (response.statusCode < 300 || response.statusCode === 304);
  const route: unknown = response.req.route?.path;
  if (typeof route === 'string') return route;
  return known ? path : 'unknown';
}
