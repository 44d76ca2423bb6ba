import type { Page } from '@playwright/test';
import { abort, expect, hold, holdScripts, hydrated, test } from './support/test.ts';

/* A page whose code does not load or throws: the document is loaded instead, or the layout shows an error. */

/** The page's module and its text. */
const code = /\/assets\/(?:city|bryceville)-[^/]+\.js$/;

/** The script that hydrates the page. */
const client = /\/assets\/client-.*\.js$/;

const linkOf = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Bryceville' });

/** Hydrates the home page and marks its document. */
async function liveHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('h1').click();
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Expects the layout with the phone number, a plain message and a retry, and no router or engine error. */
async function expectErrorPage(page: Page): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible();
  await expect(alert.locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /Heating & Air/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page).toHaveTitle(/This page didn’t load/);
  await expect(page.getByText(/Unexpected Application Error|developer|dynamically imported|Broken/)).toHaveCount(0);
}

test('a page whose code is gone is loaded as a document', async ({ page }) => {
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
  await liveHome(page);
  await linkOf(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bryceville');
  await expect(page).toHaveURL('/bryceville-hvac');
  expect(await isSameDocument(page)).toBe(false);
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toHaveCount(0);
});

test('a page whose form’s code is gone is loaded as a document, with its form', async ({ page }) => {
  await page.route(/\/assets\/city-form-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await liveHome(page);
  await linkOf(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bryceville');
  await expect(page.getByLabel('First name')).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

for (const [what, file, shown] of [
  ['page', code, 'Florida heat'],
  ['form', /\/assets\/city-form-[^/]+\.js$/, 'Bryceville'],
] as const) {
  test(`a ${what} whose code fails when the visitor has gone on takes nobody away from the next page`, async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(file, async (route) => {
      await held.promise;
      await route.abort();
    });
    await liveHome(page);
    const asked = page.waitForRequest(file);
    await linkOf(page).click();
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shown);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Careers');
    // The document is asked for, and not opened.
    const document = page.waitForResponse((response) =>
      /^\/(?:careers|bryceville-hvac)$/.test(new URL(response.url()).pathname),
    );
    held.resolve();
    await (await document).finished();
    await page.getByLabel('First name').fill('Rosa');
    await expect(page).toHaveURL('/careers');
    expect(await isSameDocument(page)).toBe(true);
  });
}

/** The form of a city's page, which comes after the page. */
const formCode = /\/assets\/city-form-[^/]+\.js$/;

const careers = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });

async function expectCareers(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Careers');
  await expect(page).toHaveURL('/careers');
  expect(await isSameDocument(page)).toBe(true);
}

test('a link that is pressed before the form’s code fails is followed', async ({ page }) => {
  const form = Promise.withResolvers<void>();
  await page.route(formCode, async (route) => {
    await form.promise;
    await route.abort();
  });
  const next = await hold(page, /\/assets\/careers-[^/]+\.js$/);
  await liveHome(page);
  await linkOf(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bryceville');
  await careers(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  // The document of the page that the visitor leaves is asked for, and not opened.
  const document = page.waitForResponse('**/bryceville-hvac');
  form.resolve();
  await (await document).finished();
  next.release();
  await expectCareers(page);
});

test('a link that is pressed while a document is on its way instead of code is followed', async ({ page }) => {
  await page.route(formCode, (route) => route.fulfill({ status: 404, body: '' }));
  const held = Promise.withResolvers<void>();
  await page.route('**/bryceville-hvac', async (route) => {
    if (route.request().isNavigationRequest()) await held.promise;
    await route.continue().catch(() => {});
  });
  await liveHome(page);
  // In the page, because a click of the test would wait for the document.
  await careers(page).evaluate((link: HTMLElement) =>
    navigation.addEventListener('navigate', ({ navigationType }) => {
      if (navigationType === 'reload') setTimeout(() => link.click(), 100);
    }),
  );
  await linkOf(page).click();
  await expectCareers(page);
  held.resolve();
  await page.getByLabel('First name').fill('Rosa');
  await expectCareers(page);
  // The next link is one like any other, even where the visitor stays for what is typed: it stops nothing that loads.
  const slow = await hold(page, /\/api\/captcha$/);
  const request = page.waitForRequest('**/api/captcha');
  const loaded = page.evaluate(() =>
    fetch('/api/captcha').then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  await request;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Financing' }).click();
  slow.release();
  expect(await loaded).toBe(true);
});

test('offline, a page whose form’s code fails stays, and its form comes after a retry', async ({ page }) => {
  const script = await abort(page, formCode);
  const document = await abort(page, /\/bryceville-hvac$/);
  await liveHome(page);
  await linkOf(page).click();
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('The form didn’t load');
  await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bryceville');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeVisible();
  script.restore();
  document.restore();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('a form whose code comes late says so, with the phone', async ({ page }) => {
  const script = await hold(page, formCode);
  await liveHome(page);
  await linkOf(page).click();
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'The form is loading' });
  await expect(notice).toBeVisible();
  await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
  script.release();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('offline, the layout stays with the phone number and a retry that really retries', async ({ page, context }) => {
  await liveHome(page);
  await context.setOffline(true);
  await linkOf(page).click();
  await expectErrorPage(page);
  expect(await isSameDocument(page)).toBe(true);
  // Back returns to the loaded page.
  await page.goBack();
  await expect(page.getByLabel('First name')).toBeVisible();
  await page.goForward();
  await expectErrorPage(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bryceville');
  await expect(page).toHaveURL('/bryceville-hvac');
});

test('a page that throws keeps the layout with the phone number', async ({ page, scriptErrors }) => {
  await page.route(/\/assets\/city-[^/]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export const Page = () => { throw new Error('Broken part'); };",
    }),
  );
  await liveHome(page);
  await linkOf(page).click();
  await expectErrorPage(page);
  // React says in the console what broke.
  expect(scriptErrors.splice(0).join()).toContain('Broken part');
  // Navigation still works.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacy/i);
});

test('an admin screen whose code does not load says so with the phone number, and a retry loads it', async ({
  page,
}) => {
  for (const path of ['/admin/leads', '/admin/specials']) {
    const script = await abort(page, client);
    await page.goto(path);
    const notice = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load' });
    await expect(notice).toBeVisible();
    await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
    script.restore();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await hydrated(page);
    await expect(notice).toBeHidden();
  }
});

test('a control whose code does not load says so, and works after a retry', async ({ page }) => {
  await page.route(/^https:\/\/www\.google\.com\//, (route) => route.fulfill({ body: 'The map' }));
  const script = await abort(page, client);
  await page.goto('/contact');
  const map = page.getByRole('button', { name: /map/i });
  await map.click();
  const notice = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load' });
  await expect(notice).toBeVisible();
  await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
  await expect(map).not.toHaveAttribute('aria-busy');
  script.restore();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
  // The retry only loads the code, and the visitor presses again.
  await map.click();
  await expect(page.locator('iframe')).toBeVisible();
});

for (const isLive of [false, true]) {
  test(`a press ${isLive ? 'on a live page' : 'before hydration'} is not lost when the page moves under it`, async ({
    page,
  }) => {
    await page.route(/^https:\/\/www\.google\.com\//, (route) => route.fulfill({ body: 'The map' }));
    const scripts = await holdScripts(page);
    await page.goto('/contact');
    if (isLive) {
      scripts.release();
      await page.locator('h1').click();
      await hydrated(page);
    }
    const map = page.getByRole('button', { name: /map/i });
    const press = async (distance: number) => {
      await map.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await map.evaluate((button, px) => (button.style.translate = `0 ${px}px`), height * 3);
      await page.mouse.move(x + width / 2, y + height / 2 + distance);
      await page.mouse.up();
    };
    // The visitor thought better of it.
    await press(-60);
    await expect(map).not.toHaveAttribute('aria-busy');
    await map.evaluate((button) => (button.style.translate = ''));
    await press(0);
    scripts.release();
    await expect(page.locator('iframe')).toBeVisible();
  });
}

test('a spot illustration that does not load is hidden, before and after hydration', async ({ page }) => {
  await page.route('**/pictures/spot-*', (route) => route.abort());
  const spots = page.locator('main img[src*="/spot-"]');
  await page.goto('/about');
  await page.locator('h1').click();
  await hydrated(page);
  const guarantee = page.getByAltText('A rosette with a check mark');
  await guarantee.evaluate((image) => image.parentElement?.scrollIntoView());
  await expect(spots.filter({ visible: true })).toHaveCount(0);
  // The next page's pictures fail while it is live.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  for (const spot of await spots.all()) {
    await spot.evaluate((image) => image.parentElement?.scrollIntoView());
    await expect(spot).toBeHidden();
  }
});
