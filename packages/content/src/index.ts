export * from './claims.ts';
export * from './company.ts';
export * from './map.ts';
export * from './metadata.ts';
export * from './navigation.ts';
export * from './paths.ts';
export * from './pages.ts';
export { namesFile, redirectFor, trimSlashes, type Address } from './redirects.ts';
export { fallbackSpecials } from './specials.ts';
