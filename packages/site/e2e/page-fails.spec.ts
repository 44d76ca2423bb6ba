import type { Page, Route } from '@playwright/test';
import { abort, expect, hydrated, test } from './support/test.ts';

/* A page whose code does not come, or does not work: the document is loaded in its place, or the shell says so. */

/** The module of the page, and its words. */
const code = /\/assets\/(?:city|bryceville)-[^/]+\.js$/;

const faults: Record<string, (route: Route) => Promise<void>> = {
  '404': (route) => route.fulfill({ status: 404, body: '' }),
  '500': (route) => route.fulfill({ status: 500, body: 'Something went wrong' }),
  'no line': (route) => route.abort('connectionreset'),
};

/** The script that takes the page over. */
const client = /\/assets\/client-.*\.js$/;

const linkOf = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Bryceville' });

/** Makes the home page live, and marks its document. */
async function liveHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('h1').click();
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** The shell with the phone, plain words and another try; nothing of the router's or the engine's. */
async function expectErrorPage(page: Page): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible();
  await expect(alert.locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /Heating & Air/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page).toHaveTitle(/This page didn’t load/);
  await expect(page.getByText(/Unexpected Application Error|developer|dynamically imported|Broken/)).toHaveCount(0);
}

for (const [fault, answer] of Object.entries(faults)) {
  test(`a page whose code meets ${fault} comes as a document`, async ({ page }) => {
    await page.route(code, answer);
    await liveHome(page);
    await linkOf(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bryceville');
    await expect(page).toHaveURL('/bryceville-hvac');
    expect(await isSameDocument(page)).toBe(false);
    await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toHaveCount(0);
  });
}

test('offline, the shell stays with the phone and another try, which really tries', async ({ page, context }) => {
  await liveHome(page);
  await context.setOffline(true);
  await linkOf(page).click();
  await expectErrorPage(page);
  expect(await isSameDocument(page)).toBe(true);
  // Back leads to the page that is there.
  await page.goBack();
  await expect(page.getByLabel('First name')).toBeVisible();
  await page.goForward();
  await expectErrorPage(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bryceville');
  await expect(page).toHaveURL('/bryceville-hvac');
});

test('a page that throws leaves the shell with the phone, and its owner hears of it', async ({ page }) => {
  await page.route(/\/assets\/city-[^/]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export const Page = () => { throw new Error('Broken part'); };",
    }),
  );
  await liveHome(page);
  const told = page.waitForRequest('**/api/client-errors');
  await linkOf(page).click();
  await expectErrorPage(page);
  await told;
  // The way on is open.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacy/i);
});

test('a live screen whose code does not come says so with the phone, and a try again brings it', async ({ page }) => {
  for (const path of ['/admin/leads', '/admin/specials']) {
    const script = await abort(page, client);
    await page.goto(path);
    const notice = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load' });
    await expect(notice).toBeVisible();
    await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
    script.mend();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await hydrated(page);
    await expect(notice).toBeHidden();
  }
});

test('a control whose code does not come says so, and a try again does what it was pressed for', async ({ page }) => {
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'The map' }));
  const script = await abort(page, client);
  await page.goto('/contact');
  const map = page.getByRole('button', { name: /map/i });
  await map.click();
  const notice = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load' });
  await expect(notice).toBeVisible();
  await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
  await expect(map).not.toHaveAttribute('aria-busy');
  script.mend();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('iframe')).toBeVisible();
  await expect(notice).toBeHidden();
});
