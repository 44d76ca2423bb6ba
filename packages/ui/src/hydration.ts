/** For a page that is HTML first: what its script does before React, and what React goes on from. No React. */

export * as attribute from './hydration/attributes.ts';
export { draftKey, restoreTexts, typedTexts } from './hydration/typedTexts.ts';
export { keepLanding, keptLanding } from './hydration/landing.ts';
export { readStorage, writeStorage } from './hydration/storage.ts';
export { turnSlides } from './hydration/turnSlides.ts';
