import type * as z from 'zod/mini';

/** The first issue of a failed schema, as one sentence. */
export function firstSentence(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'Please check the form and try again';
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.join(', ').slice(0, 200)}`;
  if (issue.path.length === 0) return 'Please send the form as a JSON object';
  return issue.message;
}
