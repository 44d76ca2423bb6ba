/** The API as MSW answers for it: for stories, and for the tests of whoever installs the package. Needs msw. */

export {
  captchaFailures,
  createHandlers,
  handlers,
  leadFailures,
  mockReceipt,
  serviceRequestFailures,
} from './mocks/handlers.ts';
