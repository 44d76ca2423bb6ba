/** The API as MSW answers for it: for stories, and for the tests of whoever installs the package. Needs msw. */

export { failures } from './mocks/failures.ts';
export { createHandlers, handlers } from './mocks/handlers.ts';
export { mockReceipt } from './mocks/leads.ts';
export { createSpecialsHandlers } from './mocks/specials.ts';

export { mockPassword } from './mocks/session.ts';
export { createInboxHandlers } from './mocks/inbox.ts';
export { InboxStore } from './mocks/inboxStore.ts';
export { mockLeadWithMessage, mockLead, mockLeads, mockUnsentLead, mockSuspectLead } from './mocks/fixtures/leads.ts';
