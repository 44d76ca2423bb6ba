/** Default texts of the components. They name no company. */
export * from './words/captcha.ts';
export * from './words/lead-forms.ts';
export * from './words/not-found.ts';
export * from './words/office.ts';
export * from './words/specials.ts';
