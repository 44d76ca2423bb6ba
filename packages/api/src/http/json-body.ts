import { MIMEType } from 'node:util';
import { bodyLimitBytes, firstSentence } from '@hvac/content/model';
import express from 'express';
import type { Request, RequestHandler } from 'express';
import * as z from 'zod/mini';
import { HttpError } from './http-error.ts';
import { checkJsonComplexity } from './json-complexity.ts';
import { splitUrl } from './site-path.ts';

const notReadable = 'The form did not arrive in one piece. Please send it again.';
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a JSON body into `request.body`: UTF-8 only, never inflated, checked before it is parsed.
 * Express's own reader takes gzip, UTF-16 and broken UTF-8.
 * @param limit most bytes
 * @param turn holds the request back before its body is read
 */
export const jsonBody = (limit = bodyLimitBytes, ...turn: RequestHandler[]): RequestHandler[] => [
  requireJson(limit),
  ...turn,
  express.raw({ type: () => true, inflate: false, limit }),
  parseJson,
];

/** Refuses by the headers alone, before a byte of the body is read. */
const requireJson =
  (limit: number): RequestHandler =>
  (request, _response, next) => {
    if (!isJson(request.get('Content-Type'))) {
      throw new HttpError(415, 'Please send the form as JSON in UTF-8', { Accept: 'application/json' });
    }
    // "identity" says that nothing was done to it.
    if ((request.get('Content-Encoding') ?? 'identity').toLowerCase() !== 'identity') {
      throw new HttpError(415, 'Please send the form without compression', { 'Accept-Encoding': 'identity' });
    }
    if (Number(request.get('Content-Length') ?? 0) > limit) {
      throw new HttpError(413, 'This is too large to be sent');
    }
    next();
  };

function isJson(header: string | undefined): boolean {
  try {
    const type = new MIMEType(header ?? '');
    const charset = type.params.get('charset')?.toLowerCase() ?? 'utf-8';
    return type.essence === 'application/json' && charset === 'utf-8';
  } catch {
    return false;
  }
}

const parseJson: RequestHandler = (request, _response, next) => {
  const bytes: unknown = request.body;
  if (!Buffer.isBuffer(bytes)) throw new HttpError(400, notReadable);
  if (checkJsonComplexity(bytes) !== -1) throw new HttpError(400, 'The form holds more parts than a form has');
  try {
    request.body = JSON.parse(utf8.decode(bytes)) as unknown;
  } catch {
    throw new HttpError(400, notReadable);
  }
  next();
};

/**
 * The body as its schema has it.
 * @throws {HttpError} 400 with the first thing that the schema found
 */
export function parseBody<T>(schema: z.core.$ZodType<T>, request: Request): T {
  const result = parsed(schema, request.body);
  if (!result.success) throw new HttpError(400, firstSentence(result.error));
  return result.data;
}

/**
 * The query as its schema has it. Of a name that is given twice, the last value counts; an empty one is none.
 * @throws {HttpError} 400 with the first thing that the schema found
 */
export function parseQuery<T>(schema: z.core.$ZodType<T>, { originalUrl }: Request): T {
  const given = [...new URLSearchParams(splitUrl(originalUrl).search)].filter(([, value]) => value !== '');
  const result = z.safeParse(schema, Object.fromEntries(given));
  if (!result.success) throw new HttpError(400, firstSentence(result.error));
  return result.data;
}

/** A schema that throws has met a shape that nobody thought of. Whoever sent it has sent no form. */
function parsed<T>(schema: z.core.$ZodType<T>, body: unknown): z.core.util.SafeParseResult<T> {
  try {
    return z.safeParse(schema, body);
  } catch {
    throw new HttpError(400, notReadable);
  }
}
