import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../.storybook/browser.mjs';
import { viewports } from '../../.storybook/viewports.ts';

const results = join(import.meta.dirname, '../../test-results');

/** Tests of built files and server responses, without a browser. */
const files = ['built-site.spec.ts', 'oldest-browsers.spec.ts', 'redirects.spec.ts'];

/** Tests that do not depend on the viewport. */
const oneWidth = [
  'code-fails.spec.ts',
  'felt.spec.ts',
  'foreign-changes.spec.ts',
  'openings.spec.ts',
  'page-fails.spec.ts',
  'specials-static.spec.ts',
  'taken-away.spec.ts',
  'without-script.spec.ts',
];

const viewport = ({ styles }: (typeof viewports)[keyof typeof viewports]) => ({
  width: Number.parseInt(styles.width, 10),
  height: Number.parseInt(styles.height, 10),
});

/** The built site in a real browser, served by the real server. Build first: `turbo run build --filter=@hvac/site`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: join(results, 'e2e'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: '100%',
  // Even on a busy machine only a hanging test takes this long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    launchOptions,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Tracing every test would take a third of the time. To trace: `npm run e2e -w @hvac/site -- FILE --trace on`.
  },
  projects: [
    { name: 'files', testMatch: files },
    {
      name: 'phone',
      testIgnore: [...files, '**/e2e/engines/**'],
      // The same at every width.
      grepInvert: /@once/,
      use: { viewport: viewport(viewports.phone), hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: [...files, ...oneWidth, '**/e2e/engines/**'],
      use: { viewport: viewport(viewports.desktop) },
    },
  ],
});
