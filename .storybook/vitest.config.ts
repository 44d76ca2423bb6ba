import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig, type Plugin } from 'vitest/config';
import { launchOptions } from './browser.mjs';
import { takePicture } from './pictures.ts';
import { PicturesReporter } from './pictures-reporter.ts';
import { sizeOf } from './viewports.ts';

const root = resolve(import.meta.dirname, '..');

const reporter = new PicturesReporter();

/** Adds the reporter to those that the command line names. */
const countPictures: Plugin = {
  name: 'count-pictures',
  configureVitest: ({ vitest: { config } }) => {
    if (!config.reporters.includes(reporter)) config.reporters.push(reporter);
  },
};

/** In ms. */
const timeout = 300_000;

/**
 * Every story as a browser test: its play function and axe at a phone's width, and its picture at both against the
 * recorded ones. A story of one width alone is drawn at that one.
 */
export default defineConfig({
  root,
  // A checkout of an earlier commit reads the packages that are installed here.
  server: { fs: { strict: false } },
  // Style sheets are compiled with what stands here, not with what Storybook adds: no package has to be built first.
  resolve: { conditions: ['@hvac/source', ...defaultClientConditions] },
  plugins: [
    countPictures,
    storybookTest({ configDir: import.meta.dirname, initialGlobals: { viewport: { value: 'phone' } } }),
  ],
  test: {
    name: 'stories',
    // What a story logs is of interest when it fails.
    silent: 'passed-only',
    isolate: false,
    // Stories wait more than they calculate: a page for each core.
    maxWorkers: '100%',
    // Only what hangs takes so long, also on a busy machine.
    testTimeout: timeout,
    hookTimeout: timeout,
    browser: {
      connectTimeout: timeout,
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { removePointer: ({ page }) => page.mouse.move(-1, -1), takePicture },
      viewport: sizeOf('phone'),
      provider: playwright({
        launchOptions,
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/New_York' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
