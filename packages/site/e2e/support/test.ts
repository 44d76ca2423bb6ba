import { test as base, expect, type Page } from '@playwright/test';
import { answerTo } from './captcha.ts';
import { Server } from './server.ts';

/** Tests of the built site: `server` is the worker's own server, and pages fail on any script error. */
export const test = base.extend<{ scriptErrors: string[] }, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from a pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  /** Uncaught errors and refusals by the content security policy; a test that expects one clears the list. */
  scriptErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (/content security policy|hydrat/i.test(message.text())) errors.push(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Resolves when React has taken the page over. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

/** Holds a file back until `release` is called. */
export async function hold(page: Page, file: RegExp): Promise<{ release: () => void }> {
  const held = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { release: held.resolve };
}

/**
 * Aborts each request for a file until `mend` is called. The route stays even then: taking it away loses a request that
 * it has just stopped, and the page waits for that file for good.
 */
export async function abort(page: Page, file: RegExp): Promise<{ mend: () => void }> {
  let broken = true;
  await page.route(file, (route) => (broken ? route.abort() : route.continue()));
  return { mend: () => void (broken = false) };
}

/** Holds the script that takes the page over. */
export const holdScripts = (page: Page) => hold(page, /\/assets\/client-.*\.js$/);

/** The answer to the problem that the form shows, such as "7 + 5 =". */
export async function captchaAnswer(page: Page): Promise<string> {
  const question = page.getByText(/\d+ [+−×-] \d+ =/).first();
  return answerTo((await question.textContent()) ?? '');
}
