import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Server } from './support/server.ts';
import { abort, expect, hold, hydrated, test as base } from './support/test.ts';

/* The prerendered specials page: the fallback when the server cannot render it. */

const client = join(import.meta.dirname, '../dist/client');

/** A server without the module that renders the specials page. */
const test = base.extend<object, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from a pattern
    async ({}, use) => {
      const siteDir = await mkdtemp(join(tmpdir(), 'site-static-'));
      await cp(client, siteDir, { recursive: true, filter: (path) => !path.includes('.server') });
      const server = await Server.start({ SITE_DIR: siteDir });
      await use(server);
      await server.stop();
      await rm(siteDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

test('a page whose code does not load stops saying that it is loading', async ({ page }) => {
  const script = await abort(page, /\/assets\/client-[^/]+\.js$/);
  await page.goto('/specials');
  const notice = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load' });
  await expect(notice).toBeVisible();
  await expect(page.getByText('Loading current offers...')).toBeHidden();
  script.restore();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await hydrated(page);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Ask about current offers' })).toBeVisible();
});

test('specials that load late do not move the focused link', async ({ page }) => {
  const offers = await hold(page, /\/api\/specials$/);
  await page.goto('/specials');
  await hydrated(page);
  await expect(page.getByText('Loading current offers...')).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: 'Financing' });
  await link.focus();
  const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  offers.release();
  await expect(page.getByRole('heading', { name: 'Ask about current offers' })).toBeAttached();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
  await expect(link).toBeInViewport();
  await expect(link).toBeFocused();
});
