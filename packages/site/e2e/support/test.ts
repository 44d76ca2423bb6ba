import { test as base, expect, type Page } from '@playwright/test';
import { answerTo } from './captcha.ts';
import { Server } from './server.ts';

/** Test of the built site with one server per worker. It fails on any script error. */
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
  /** Uncaught errors, and errors in the console, as of CSP. A test that expects one clears the list. */
  scriptErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // What does not load is another test's matter.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load')) errors.push(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Resolves when the page is hydrated. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

/** Delays requests for a file until `release` is called. */
export async function hold(page: Page, file: RegExp): Promise<{ release: () => void }> {
  const held = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { release: held.resolve };
}

/**
 * Aborts each request for a file until `restore` is called. The route is kept after that: removing it would lose a
 * request that it is handling, and the page would wait for that file forever.
 */
export async function abort(page: Page, file: RegExp): Promise<{ restore: () => void }> {
  let broken = true;
  await page.route(file, (route) => (broken ? route.abort() : route.continue()));
  return { restore: () => void (broken = false) };
}

/** Delays the script that hydrates the page. */
export const holdScripts = (page: Page) => hold(page, /\/assets\/client-.*\.js$/);

/** Solves the math problem that the form shows, such as "7 + 5 =". */
export async function captchaAnswer(page: Page): Promise<string> {
  const question = page.getByText(/\d+ [+−×-] \d+ =/).first();
  return answerTo((await question.textContent()) ?? '');
}
