import type * as z from 'zod/mini';

/** A body that is answered. */
interface Answer {
  description: string;
  /** Of the JSON that is answered. */
  schema?: z.core.$ZodType;
  /** Media type of a body that is not JSON, such as "text/csv". */
  type?: string;
}

/**
 * One call of the API, as its document tells it. Each routes file declares its calls beside its routes, in an array
 * that src/operations.ts takes up:
 *
 *     export const thingOperations: readonly Operation[] = [
 *       { id: 'list-things', method: 'get', path: endpoints.things, summary: 'All things', admin: true,
 *         answers: { 200: { description: 'The things', schema: z.array(thing) } } },
 *     ];
 */
export interface Operation {
  /** Unique, such as "submit-referral". */
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With parameters in braces: "/api/admin/specials/{id}". */
  path: string;
  /** A few words for people. */
  summary: string;
  /** The admin's password is asked for as a bearer token. */
  admin?: true;
  /** Of the query's parameters. */
  query?: z.core.$ZodObject;
  /** What further headers are for, by name. */
  headers?: Readonly<Record<string, string>>;
  /** Of the JSON that is sent. */
  body?: z.core.$ZodType;
  /** What is answered when all is well, by status. */
  answers: Readonly<Record<number, Answer>>;
  /**
   * Why else it refuses, by status. Of itself the document tells those that every call of its sort has: 401 for the
   * admin's calls; 400, 408, 413 and 415 for a body; 400 for a query; 404 for a parameter in the path; 429 and 500.
   */
  refusals?: Readonly<Record<number, string>>;
}
