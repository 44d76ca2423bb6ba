/** The sentences that components say where nobody gives them others. No company's own: any of them can say these. */
export * from './words/captcha.ts';
export * from './words/lead-forms.ts';
export * from './words/not-found.ts';
export * from './words/office.ts';
export * from './words/specials.ts';
