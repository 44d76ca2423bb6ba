import * as z from 'zod/mini';
import { atMost } from '../forms/text.ts';

/** Kinds of client errors, worst first for the visitor. */
export const clientErrorKinds = [
  /** "Not sent yet" was shown beside a form. */
  'unsent',
  /** A script or a page's code did not load. */
  'chunk',
  /** The error page was shown instead of the page. */
  'render',
  'error',
  'rejection',
  /** React repaired a hydration mismatch, caused by a translation or an extension. */
  'recovered',
] as const;

/** Largest body of a report, in bytes. */
export const clientErrorLimitBytes = 2048;

/** One thing that went wrong in a visitor's browser, as POST /api/client-errors takes it. Characters, not bytes. */
export const clientError = z.strictObject({
  kind: z.enum(clientErrorKinds),
  /** The error's message, without typed text. The server also masks what looks like personal data. */
  message: z.string().check(atMost(500, 'The message is too long')),
  /** `location.pathname`, without query or hash. */
  path: z.string().check(atMost(200, 'The path is too long')),
});
export type ClientError = z.infer<typeof clientError>;
