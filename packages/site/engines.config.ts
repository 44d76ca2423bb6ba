import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { engines } from './e2e/engines/support/installed.ts';

const results = join(import.meta.dirname, '../../test-results');
const wanted = (process.env['ENGINES'] ?? '').split(' ').filter(Boolean);

/** The built site in the engines that are installed beside the pinned Chromium: `npm run test:engines`. */
export default defineConfig({
  testDir: 'e2e/engines',
  outputDir: join(results, 'engines'),
  forbidOnly: true,
  retries: 0,
  workers: 1,
  // Browsers of other engines render in software, which is slow on a busy machine.
  timeout: 240_000,
  reporter: [['list']],
  projects: engines.filter(({ name }) => wanted.includes(name)).map(({ name }) => ({ name })),
});
