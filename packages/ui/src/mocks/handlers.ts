import type { RequestHandler } from 'msw';
import { createMockCaptcha } from './captcha.ts';
import { createInboxHandlers } from './inbox.ts';
import { createLeadHandlers } from './leads.ts';
import { createSessionHandlers } from './session.ts';
import { createTeamHandlers } from './team.ts';
import { createSpecialsHandlers } from './specials.ts';

/** The whole API. Bodies are checked by the server's own schemas; the first math problem is "7 + 5 =". */
export function createHandlers(): RequestHandler[] {
  const captcha = createMockCaptcha();
  return [
    captcha.handler,
    ...createLeadHandlers(captcha),
    ...createSessionHandlers(),
    ...createSpecialsHandlers(),
    ...createInboxHandlers(),
    ...createTeamHandlers(),
  ];
}

/** One set of handlers, for a worker. */
export const handlers: RequestHandler[] = createHandlers();
