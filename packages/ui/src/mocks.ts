/** The API as MSW answers for it: for stories, and for the tests of whoever installs the package. Needs msw. */

export { captchaFailures } from './mocks/captcha.ts';
export { createHandlers, handlers } from './mocks/handlers.ts';
export { leadFailures, mockReceipt } from './mocks/leads.ts';
export {
  adminSpecialsFailures,
  createSpecialFailures,
  createSpecialsHandlers,
  deleteSpecialFailures,
  orderSpecialsFailures,
  publicSpecialsFailures,
  restoreSpecialFailures,
  updateSpecialFailures,
} from './mocks/specials.ts';

export { mockPassword } from './mocks/session.ts';
export { createInboxHandlers, inboxFailures } from './mocks/inbox.ts';
export { InboxStore } from './mocks/inboxStore.ts';
export { leadSaying, mockLead, mockLeads, stuckLead, suspectLead } from './mocks/fixtures/leads.ts';
