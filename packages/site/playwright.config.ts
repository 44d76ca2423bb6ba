import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../.storybook/browser.mjs';
import { viewports } from '../../.storybook/viewports.ts';

const results = join(import.meta.dirname, '../../test-results');

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
  workers: 2,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: join(results, 'e2e.json') }]],
  use: {
    launchOptions,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
  },
  projects: [
    // What the build wrote, read as files: no browser, once.
    { name: 'files', testMatch: 'built-site.spec.ts' },
    {
      name: 'phone',
      testIgnore: 'built-site.spec.ts',
      use: { viewport: viewport(viewports.phone), hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: 'built-site.spec.ts', use: { viewport: viewport(viewports.desktop) } },
  ],
});
