import type { RequestHandler } from 'msw';
import { createMockCaptcha } from './captcha.ts';
import { createInboxHandlers } from './inbox.ts';
import { createLeadHandlers } from './leads.ts';
import { createSessionHandlers } from './session.ts';
import { createTeamHandlers } from './team.ts';
import { createSpecialsHandlers } from './specials.ts';

/** The API as it should be: a first problem "7 + 5 =", others after it, and bodies checked by the server's own schemas. */
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

/** The same, once for all: for a worker that keeps its handlers. */
export const handlers: RequestHandler[] = createHandlers();
