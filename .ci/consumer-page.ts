import { basename, join } from 'node:path';
import type { Page } from 'playwright';

/**
 * Opens a consumer's built app without a server; the captcha API is mocked.
 * @param folder absolute path of the built app
 * @returns the page and a live list of its errors
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
