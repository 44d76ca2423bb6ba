import { firstSentence } from '@hvac/content/model';
import { HttpResponse } from 'msw';
import * as z from 'zod/mini';

/** A refusal as the server words it: plain text, one sentence for people. */
export const textResponse = (status: number, text: string) => HttpResponse.text(text, { status });

/** Parses a value, or refuses it as the server does. */
export function parseOrRefuse<Value>(schema: z.core.$ZodType<Value>, value: unknown): { data: Value } | Response {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? { data: parsed.data } : textResponse(400, firstSentence(parsed.error));
}
