/** Default texts of the components. They name no company. */
export * from './words/components.ts';
export * from './words/forms/captcha.ts';
export * from './words/forms/fields.ts';
export * from './words/forms/lead-forms.ts';
export * from './words/inbox.ts';
export * from './words/leads.ts';
export * from './words/manage-specials.ts';
export * from './words/not-found.ts';
export * from './words/office.ts';
export * from './words/site.ts';
export * from './words/specials.ts';
export * from './words/team.ts';
