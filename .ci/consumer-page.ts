import { basename, join } from 'node:path';
import type { Page } from 'playwright';

/**
 * Opens the built app of a consumer without a server, with a captcha as its API would answer.
 * @param folder of the built app, absolute
 * @returns what goes wrong, also later
 */
export async function openBuilt(page: Page, folder: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/captcha') return route.fulfill({ json: { token: 'token', question: '7 + 5 =' } });
    if (basename(pathname) === 'favicon.ico') return route.fulfill({ status: 204 });
    return route.fulfill({ path: join(folder, pathname === '/' ? 'index.html' : pathname) });
  });
  await page.goto('http://consumer.test/');
  return problems;
}
