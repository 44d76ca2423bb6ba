import type { Page } from '@playwright/test';
import { answerTo } from './captcha.ts';
import { startMovedClock, type MovedClock } from './moved-clock.ts';
import { Server } from './server.ts';
import { expect, hydrated, test as base } from './test.ts';

/** A server with its own data and its own clock. */
export const test = base.extend<{ clock: MovedClock; office: Server }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from a pattern
  clock: async ({}, use) => {
    const clock = await startMovedClock(morning);
    await use(clock);
    await clock.end();
  },
  office: async ({ clock }, use) => {
    const office = await Server.start(clock.environment);
    await use(office);
    await office.stop();
  },
  baseURL: async ({ office }, use) => use(office.origin),
});

/** A Monday, 8 a.m. in New York. */
const morning = Date.parse('2027-03-01T13:00:00Z');

/** Logs in and opens the inbox. @param name empty for the owner */
export async function logIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/admin/leads');
  await hydrated(page);
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
}

export type Call = (path: string, body?: object, password?: string) => Promise<Response>;

export const callsOf =
  (origin: string): Call =>
  (path, body, password) =>
    fetch(origin + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(password !== undefined && { Authorization: `Bearer ${password}` }),
      },
    });

/** Fetches and solves one math problem per form to send. */
export const solveCaptchas = (call: Call, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const { token, question } = (await (await call('/api/captcha')).json()) as { token: string; question: string };
      return { captchaToken: token, captchaAnswer: answerTo(question) };
    }),
  );
