import { isAscii } from 'node:buffer';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MIMEType } from 'node:util';
import { bodyLimitBytes, firstSentence } from '@hvac/content/model';
import express, { type Request, type RequestHandler } from 'express';
import * as z from 'zod/mini';
import { HttpError } from './http-error.ts';
import { splitUrl } from './site-path.ts';

const quote = 0x22;
const backslash = 0x5c;
const [openBrace, closeBrace, openBracket, closeBracket, colon, comma] = [0x7b, 0x7d, 0x5b, 0x5d, 0x3a, 0x2c];

/** Levels of nested objects and arrays. A form has one. */
const maxDepth = 8;
/** Keys and array items together. The largest form has about 60. */
const maxParts = 500;

const notReadable = 'We didn’t get the whole form. Please send it again.';
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a JSON body into `request.body`. Unlike express.json() it refuses compression, UTF-16 and invalid UTF-8.
 * @param limit in bytes
 * @param beforeRead runs after the headers are checked, before the body is read
 */
export const jsonBody = (limit = bodyLimitBytes, ...beforeRead: RequestHandler[]): RequestHandler[] => [
  requireJson(limit),
  ...beforeRead,
  express.raw({ type: () => true, inflate: false, limit }),
  parseJson,
];

/** Checks the headers before the body is read. */
const requireJson =
  (limit: number): RequestHandler =>
  (request, _response, next) => {
    if (!isJson(request.get('Content-Type'))) {
      throw new HttpError(415, 'Please send the form as JSON in UTF-8', { Accept: 'application/json' });
    }
    // "identity" means no compression.
    if ((request.get('Content-Encoding') ?? 'identity').toLowerCase() !== 'identity') {
      throw new HttpError(415, 'Please send the form without compression', { 'Accept-Encoding': 'identity' });
    }
    if (Number(request.get('Content-Length') ?? 0) > limit) {
      throw new HttpError(413, 'This is too large to send');
    }
    next();
  };

function isJson(header: string | undefined): boolean {
  try {
    const type = new MIMEType(header ?? '');
    // Throws when it doesn't know the name. UTF-8 has several, such as "utf8".
    const { encoding } = new TextDecoder(type.params.get('charset') ?? undefined);
    return type.essence === 'application/json' && encoding === 'utf-8';
  } catch {
    return false;
  }
}

const parseJson: RequestHandler = async (request, _response, next) => {
  const bytes: unknown = request.body;
  if (!Buffer.isBuffer(bytes)) throw new HttpError(400, notReadable);
  // Each step over a résumé takes milliseconds, so other requests have their turn in between.
  const pause = bytes.length > bodyLimitBytes ? nextTurn : () => {};
  await pause();
  if (isTooComplex(bytes)) throw new HttpError(400, 'The form has too many parts');
  try {
    const text = utf8.decode(bytes);
    await pause();
    request.body = JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, notReadable);
  }
  await pause();
  next();
};

/** @throws {HttpError} 400 with the first message of the schema */
export function parseBody<T>(schema: z.core.$ZodType<T>, request: Request): T {
  const result = safeParse(schema, request.body);
  if (!result.success) throw new HttpError(400, firstSentence(result.error));
  return result.data;
}

/**
 * The parsed query. The last of repeated parameters counts; an empty one counts as absent.
 * @throws {HttpError} 400 with the first message of the schema
 */
export function parseQuery<T>(schema: z.core.$ZodType<T>, { originalUrl }: Request): T {
  const parameters = [...new URLSearchParams(splitUrl(originalUrl).search)].filter(([, value]) => value !== '');
  const result = z.safeParse(schema, Object.fromEntries(parameters));
  if (!result.success) throw new HttpError(400, firstSentence(result.error));
  return result.data;
}

/** A schema that throws was given a shape that it doesn't expect: a bad request, not a bug of ours. */
function safeParse<T>(schema: z.core.$ZodType<T>, body: unknown): z.core.util.SafeParseResult<T> {
  try {
    return z.safeParse(schema, body);
  } catch {
    throw new HttpError(400, notReadable);
  }
}

/**
 * Checked before it is parsed: megabytes of brackets, escapes or spaces keep JSON.parse busy, and all others waiting. Only
 * one string may be longer than a form, and holds a file in base64.
 */
export function isTooComplex(json: Buffer): boolean {
  let depth = 0;
  let parts = 0;
  let longest = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === quote) {
      const end = endOfString(json, at);
      if (end === undefined) return true;
      longest = Math.max(longest, end - at);
      at = end;
    } else if (byte === openBrace || byte === openBracket) depth++;
    else if (byte === closeBrace || byte === closeBracket) depth--;
    else if (byte === colon || byte === comma) parts++;
    if (depth > maxDepth || parts > 2 * maxParts || at - longest > bodyLimitBytes) return true;
  }
  return false;
}

/**
 * Index of the closing quote; undefined for a string that is longer than a form and not plain. A résumé is one string of
 * megabytes, so this uses Node's fast search.
 */
function endOfString(json: Buffer, start: number): number | undefined {
  for (let from = start + 1; from - start <= bodyLimitBytes;) {
    const at = json.indexOf(quote, from);
    if (at === -1) return json.length;
    let escapes = 0;
    while (json[at - 1 - escapes] === backslash) escapes++;
    const isPlain = at - start <= bodyLimitBytes || isAscii(json.subarray(start, at));
    if (escapes % 2 === 0) return isPlain ? at : undefined;
    from = at + 1;
  }
  return undefined;
}
