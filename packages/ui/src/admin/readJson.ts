import * as z from 'zod/mini';

/** A value that the browser would stumble over. A text or number that only a later release knows is none. */
const isOfWrongType = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_type' ||
  (issue.code === 'invalid_union' && issue.errors.every((branch) => branch.some(isOfWrongType)));

/**
 * The JSON of an answer, whose parts have the types of a schema. New keys and values of a later release pass: while one
 * is rolled out, its answers reach the pages of the last.
 * @throws {TypeError} when they have not, as in an answer of something between us and the server
 */
export async function readJson<Answer>(response: Response, schema: z.core.$ZodType<Answer>): Promise<Answer> {
  const answer: unknown = await response.json();
  const { error } = z.safeParse(schema, answer);
  if (error?.issues.some(isOfWrongType)) throw new TypeError('The answer has another shape', { cause: error });
  return answer as Answer;
}
