import { firstSentence } from '@hvac/content/model';
import type { Request } from 'express';
import * as z from 'zod/mini';
import { HttpError } from './errors.ts';
import { splitUrl } from './site-path.ts';

/**
 * The query as its schema has it. Of a name that is given twice, the last value counts; an empty one is none.
 * @throws {HttpError} 400 with the first thing that the schema found
 */
export function parseQuery<T>(schema: z.core.$ZodType<T>, request: Request): T {
  const given = [...new URLSearchParams(splitUrl(request.originalUrl).search)].filter(([, value]) => value !== '');
  const result = z.safeParse(schema, Object.fromEntries(given));
  if (!result.success) throw new HttpError(400, firstSentence(result.error));
  return result.data;
}
