/** The API as MSW answers for it: for stories, and for the tests of whoever installs the package. Needs msw. */

export { captchaFailures } from './mocks/captcha.ts';
export { createHandlers, handlers } from './mocks/handlers.ts';
export { leadFailures, mockReceipt } from './mocks/leads.ts';
export {
  adminSpecialsFailures,
  createSpecialFailures,
  createSpecialsHandlers,
  deleteSpecialFailures,
  mockPassword,
  orderSpecialsFailures,
  publicSpecialsFailures,
  restoreSpecialFailures,
  updateSpecialFailures,
} from './mocks/specials.ts';
