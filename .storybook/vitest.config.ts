import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions, pixelsComparable } from './browser.mjs';
import { viewports } from './viewports.ts';

const root = resolve(import.meta.dirname, '..');

/** Every story as a browser test at one width: its play function, axe, and its picture against the baseline. */
const storyProject = (name: keyof typeof viewports): TestProjectInlineConfiguration => {
  // Pictures can be compared only where the pinned browser runs; VISUAL=off leaves them out.
  const width = Number.parseInt(viewports[name].styles.width, 10);
  const height = Number.parseInt(viewports[name].styles.height, 10);
  const other = name === 'phone' ? 'desktop' : 'phone';
  return {
    define: { __VISUAL__: JSON.stringify(pixelsComparable && process.env['VISUAL'] !== 'off') },
    plugins: [
      storybookTest({
        configDir: import.meta.dirname,
        initialGlobals: { viewport: { value: name } },
        tags: { skip: [`${other}-only`] },
      }),
    ],
    test: {
      name: `stories-${name}`,
      setupFiles: ['.storybook/vitest.setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // The real pointer stays where a story left it, and what lies there in the next one would look hovered.
        commands: { removePointer: ({ page }) => page.mouse.move(-1, -1) },
        viewport: { width, height },
        provider: playwright({
          launchOptions,
          contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/New_York' },
        }),
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: ({ arg, ext }) => `${root}/.storybook/baselines/${name}/${arg}${ext}`,
            resolveDiffPath: ({ arg, ext }) => `${root}/test-results/visual/${name}/${arg}${ext}`,
          },
        },
        instances: [{ browser: 'chromium' }],
      },
    },
  };
};

export default defineConfig({
  root,
  // Stories wait more than they calculate: a page for each core.
  test: { maxWorkers: '100%', projects: [storyProject('phone'), storyProject('desktop')] },
});
