import { test as base } from 'vitest';
import { startTestServer } from './server.ts';

/** A test with a server of its own, with an empty store, that starts when the test asks for a part of it. */
export const test = base
  .extend('server', () => startTestServer())
  .extend('url', ({ server }) => server.url)
  .extend('dataDir', ({ server }) => server.dataDir);
