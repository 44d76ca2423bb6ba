import { isUtf8 } from 'node:buffer';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { bodyLimitBytes, firstSentence } from '@hvac/content/model';
import express, { type Request, type RequestHandler } from 'express';
import * as z from 'zod/mini';
import { HttpError, incompleteForm, tooLarge } from './http-error.ts';
import { splitUrl } from './site-path.ts';

/** A field of a body that holds a file. */
export interface FileField {
  name: string;
  /** Of the whole body, in bytes. */
  bodyLimit: number;
  /** Runs after the type is checked, before the body is read. */
  beforeRead: RequestHandler;
}

/** Reads a JSON body of 32 kB, and a file, into `request.body`. Unlike express.json() it refuses UTF-16 and invalid UTF-8. */
export const jsonBody = (file?: FileField): RequestHandler[] => [
  requireJson,
  ...(file ? [file.beforeRead] : []),
  express.raw({ type: () => true, inflate: false, limit: file?.bodyLimit ?? bodyLimitBytes }),
  parseJson(file?.name),
];

/** Leaves out the byte order mark that some programs write first (RFC 8259, section 8.1). */
const utf8 = new TextDecoder();

const jsonType = /^application\/json\s*(;\s*charset="?utf-?8"?\s*;?\s*)?$/i;

const requireJson: RequestHandler = (request, _response, next) => {
  if (!jsonType.test(request.get('Content-Type') ?? '')) {
    throw new HttpError(415, 'Please send the form as JSON in UTF-8', { Accept: 'application/json' });
  }
  next();
};

const parseJson =
  (fileField?: string): RequestHandler =>
  async (request, _response, next) => {
    const bytes: unknown = request.body;
    if (!Buffer.isBuffer(bytes) || !isUtf8(bytes)) throw incompleteForm();
    request.body = parseForm(utf8.decode(bytes), fileField);
    // Reading a résumé takes milliseconds, so other requests have their turn.
    if (bytes.length > bodyLimitBytes) await nextTurn();
    next();
  };

/**
 * Parses a form. A large file is cut out before, because megabytes of brackets or escapes would keep JSON.parse busy.
 * @throws {HttpError} 413 when it is too large even without its file, 400 when it is not JSON
 */
export function parseForm(json: string, fileField = ''): unknown {
  const key = json.length > bodyLimitBytes ? new RegExp(`"${fileField}"\\s*:\\s*"`).exec(json) : null;
  const start = key ? key.index + key[0].length : 0;
  const end = key ? json.indexOf('"', start) : 0;
  const rest = json.slice(0, start) + json.slice(end);
  if (rest.length > bodyLimitBytes) throw tooLarge();
  try {
    const body: unknown = JSON.parse(rest);
    return key && typeof body === 'object' ? { ...body, [fileField]: json.slice(start, end) } : body;
  } catch {
    throw incompleteForm();
  }
}

/** @throws {HttpError} 400 with the first message of the schema */
export const parseBody = <T>(schema: z.core.$ZodType<T>, { body }: Request): T => parse(schema, body);

/**
 * The parsed query. The last of repeated parameters counts; an empty one counts as absent.
 * @throws {HttpError} 400 with the first message of the schema
 */
export function parseQuery<T>(schema: z.core.$ZodType<T>, { originalUrl }: Request): T {
  const parameters = [...new URLSearchParams(splitUrl(originalUrl).search)].filter(([, value]) => value !== '');
  return parse(schema, Object.fromEntries(parameters));
}

function parse<T>(schema: z.core.$ZodType<T>, value: unknown): T {
  let result: z.core.util.SafeParseResult<T>;
  try {
    result = z.safeParse(schema, value);
  } catch {
    // It was given a shape that it doesn't expect: a bad request, not a bug of ours.
    throw incompleteForm();
  }
  if (!result.success) throw new HttpError(400, firstSentence(result.error));
  return result.data;
}
