import * as z from 'zod/mini';
import { atMost } from './text.ts';

/** What a page may have met, in the order of how bad it is for whoever reads it. */
export const clientErrorKinds = [
  /** "Not sent yet" was shown beside a form. */
  'unsent',
  /** A script or a page's code did not load. */
  'chunk',
  /** A page could not be shown: the error page stood in its place. */
  'render',
  'error',
  'rejection',
  /** React put right what it found otherwise than the server wrote it: translation, extensions. */
  'recovered',
] as const;

/** Largest body of a report, in bytes. */
export const clientErrorLimitBytes = 2048;

/** One thing that went wrong in a visitor's browser, as POST /api/client-errors takes it. Characters, not bytes. */
export const clientError = z.strictObject({
  kind: z.enum(clientErrorKinds),
  /** The error's own sentence, and nothing that was typed. The server masks what looks like it all the same. */
  message: z.string().check(atMost(500, 'The message is too long')),
  /** `location.pathname`, without query or hash. */
  path: z.string().check(atMost(200, 'The path is too long')),
});
export type ClientError = z.infer<typeof clientError>;
