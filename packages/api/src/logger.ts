import { pino } from 'pino';
import type { DestinationStream, LevelWithSilent } from 'pino';

/** All that a log line may hold beside its time, level and fixed sentence. Nothing that a visitor sent is among it, but for the masked message of a browser's error. */
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
  'file',
  'why',
  'resumes',
  // Id of a person of the office.
  'member',
  // Of a browser's error: a kind from a list, a path of ours, a masked sentence.
  'kind',
  'path',
  'message',
] as const;

export type LogFields = Partial<Record<(typeof fields)[number], unknown>>;

/** The sentences are written in the code: no value is ever put into one. */
export interface Logger {
  debug(entry: LogFields, sentence: string): void;
  info(entry: LogFields, sentence: string): void;
  warn(entry: LogFields, sentence: string): void;
  error(entry: LogFields, sentence: string): void;
}

export type LogLevel = LevelWithSilent;

/**
 * A logger that writes JSON lines, of the fields above alone.
 * @param destination standard output unless given
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
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
  return destination ? pino(options, destination) : pino(options);
}

/** What may be told about an error: its message may quote what was sent, so only name, code and place. */
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
