import type { ConsoleMessage, Page } from '@playwright/test';
import { onePathOfEachKind } from './support/kinds.ts';
import { answerOf, formOf, leadForms, submitOf, titleOf } from './support/lead-forms.ts';
import { logIn } from './support/office.ts';
import { adminPassword } from './support/server.ts';
import { captchaAnswer, expect, hydrated, test } from './support/test.ts';

/** What the policy stops, and errors in the console, from now on. A page whose own status is an error is none. */
async function watch(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      // oxlint-disable-next-line no-console -- the console outlives the page
      console.error(`${violatedDirective} stopped ${blockedURI}`),
    );
  });
  const found: string[] = [];
  const isOwnStatus = (message: ConsoleMessage) =>
    message.text().startsWith('Failed to load resource') && message.location().url === page.url();
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOwnStatus(message)) found.push(`${page.url()}: ${message.text()}`);
  });
  return found;
}

/** Shows all of a page, and makes it live. */
async function use(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('contentinfo').dispatchEvent('pointerdown');
  await hydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState();
}

test('the policy stops a script and a request to another site', { tag: '@once' }, async ({ page, scriptErrors }) => {
  const found = await watch(page);
  await page.goto('/contact');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken"';
    document.head.append(script);
    return fetch('https://other.example').catch(() => {});
  });
  await expect.poll(() => found.join()).toMatch(/script-src-elem stopped inline.*connect-src stopped https:/s);
  scriptErrors.length = 0;
});

for (const path of [...onePathOfEachKind, '/no-such-page']) {
  test(`${path} needs nothing that its policy stops, and logs no error`, { tag: '@once' }, async ({ page }) => {
    const found = await watch(page);
    await use(page, path);
    expect(found).toEqual([]);
  });
}

test('nor do the map and the videos of other sites', { tag: '@once' }, async ({ page }) => {
  const found = await watch(page);
  await page.route(/^https:/, (route) => route.fulfill({ body: 'The player', contentType: 'text/html' }));
  for (const [path, control] of [
    ['/contact', page.getByRole('main').getByRole('button', { name: /map/i })],
    ['/hvac-videos', page.locator('main a[data-needs-js]')],
  ] as const) {
    await use(page, path);
    const asked = page.waitForRequest(/^https:/);
    await control.first().click();
    await expect(page.locator('main iframe')).toBeVisible();
    await asked;
  }
  expect(found).toEqual([]);
});

for (const form of leadForms) {
  test(`${form.path}: nor do the answers to its form`, { tag: '@once' }, async ({ page }) => {
    const found = await watch(page);
    // The answers are for browsers without script. The policy's events need one.
    await page.route(/\/first-script/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(form.path);
    await submitOf(page).click();
    await expect(page).toHaveTitle(/^Error: /);
    await form.fill(formOf(page), `policy${form.path.replaceAll('/', '-')}@example.com`);
    await submitOf(page).click();
    await expect(page).toHaveTitle(/^One more step/);
    await answerOf(page).fill(await captchaAnswer(page));
    await submitOf(page).click();
    await expect(titleOf(page)).toHaveText(form.sent);
    await page.waitForLoadState();
    expect(found).toEqual([]);
  });
}

test('nor does the answer to a form from another site', { tag: '@once' }, async ({ page }) => {
  const found = await watch(page);
  await page.route(/\/first-script/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/contact');
  await page.route('/contact', async (route) => {
    const headers = { ...route.request().headers(), 'sec-fetch-site': 'cross-site' };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
  await submitOf(page).click();
  await expect(page.getByText('The form came from another site.').first()).toBeVisible();
  expect(found).toEqual([]);
});

test('nor do the screens of the office', { tag: '@once' }, async ({ page }) => {
  const found = await watch(page);
  await logIn(page, '', adminPassword);
  for (const name of ['Specials', 'Team', 'Leads']) {
    await page.getByRole('navigation').getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(found).toEqual([]);
});
