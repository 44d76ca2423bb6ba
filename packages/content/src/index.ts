export * from './claims.ts';
export * from './company.ts';
export * from './metadata.ts';
export * from './navigation.ts';
export * from './paths.ts';
export * from './pages/home.ts';
