import { adminMessages, captchaMessages } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { neverAnswers, type Method } from './held.ts';
import { textResponse } from './respond.ts';

/** Ways in which one call goes wrong. @param path such as `endpoints.contactForms`; may have parameters */
export const failures = (method: Method, path: string) => ({
  /** The server failed and said so. */
  serverError: http[method](path, () =>
    textResponse(500, 'Something went wrong on our end. Please try again, or call us.'),
  ),
  /** The disk is full. */
  notSaved: http[method](path, () =>
    textResponse(503, 'We couldn’t save this. Please try again in a minute, or call us.'),
  ),
  /** The answer to the math problem was wrong. */
  captchaError: http[method](path, () => textResponse(400, captchaMessages.wrong)),
  /** Too many requests from one address. */
  rateLimited: http[method](path, () => textResponse(429, 'Too many requests. Please try again in 10 minutes.')),
  /** Too many wrong passwords. */
  lockedOut: http[method](path, () => textResponse(429, adminMessages.lockedOut)),
  /** The password was changed in the meantime. */
  unauthorized: http[method](path, () => textResponse(401, adminMessages.unauthorized)),
  /** The body is over the limit. */
  tooLarge: http[method](path, () => textResponse(413, 'This is too large to send')),
  /** A proxy in between answers with a page of its own. */
  badGateway: http[method](path, () => HttpResponse.html('<html><body>Bad gateway</body></html>', { status: 502 })),
  /** No connection. */
  offline: http[method](path, () => HttpResponse.error()),
  /** No answer yet. */
  neverAnswers: http[method](path, neverAnswers),
});
