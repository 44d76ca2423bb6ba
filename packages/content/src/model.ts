export * from './model/captcha.ts';
export * from './model/endpoints.ts';
export * from './model/pages.ts';
export * from './model/rich-text.ts';
export * from './model/sentence.ts';
export * from './model/service-request.ts';
export * from './model/site.ts';
export * from './model/text.ts';
