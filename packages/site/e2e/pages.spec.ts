import { routes } from '@hvac/company';
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { canonicals, onePathOfEachKind } from './support/kinds.ts';
import { answerOf, formOf, leadForms, submitOf, titleOf } from './support/lead-forms.ts';
import { captchaAnswer, expect, test } from './support/test.ts';
import { smallControls, windows } from './support/windows.ts';

/** Classes of files of styles of which the page has no rule. They begin with the file's number: see vite.config.ts. */
const unstyled = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join();
    const classes = new Set([...document.querySelectorAll('main [class]')].flatMap(({ classList }) => [...classList]));
    return [...classes].filter((name) => !rules.includes(`.${name.slice(0, 3)}`));
  });

for (const form of leadForms) {
  test(
    `${form.path}: answers to a posted form have no axe violation, and are worked through with the keyboard`,
    { tag: '@once' },
    async ({ page }) => {
      const check = async () => {
        // An answer's title is there before its styles.
        await page.waitForLoadState();
        for (const { axe, ...size } of windows) {
          await page.setViewportSize(size);
          expect(await smallControls(page), `${size.width} px`).toEqual([]);
          if (axe) expect(await violations(page), `${size.width} px`).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
        }
        expect(await unstyled(page)).toEqual([]);
      };
      // The answers have no script. Axe needs one, so scripts are not off here.
      await page.route(/\/first-script/, (route) => route.abort());
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(form.path);
      await submitOf(page).click();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(page.locator(':focus')).toContainText('things to fix');
      await check();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const firstName = page.getByLabel('First name').first();
      await expect(firstName).toBeFocused();
      await expect(page.locator('label', { hasText: 'First name' }).first()).toBeInViewport();

      await form.fill(formOf(page), `keyboard${form.path.replaceAll('/', '-')}@example.com`);
      await firstName.press('Enter');
      // The math problem was on that page, and was left.
      await expect(page).toHaveTitle(/^Error: One more step/);
      await expect(answerOf(page)).toBeFocused();
      await check();
      await page.keyboard.type('99');
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle(/^Error: One more step/);
      await expect(answerOf(page)).toBeFocused();
      await page.keyboard.type(await captchaAnswer(page));
      await page.keyboard.press('Enter');
      await expect(titleOf(page)).toHaveText(form.sent);
      await check();
    },
  );
}

test(
  'the answer to a form from another site has no axe violation, and begins at the reason',
  { tag: '@once' },
  async ({ page }) => {
    await page.route(/\/first-script/, (route) => route.abort());
    await page.goto('/contact');
    await page.route('/contact', async (route) => {
      const headers = { ...route.request().headers(), 'sec-fetch-site': 'cross-site' };
      await route.fulfill({ response: await route.fetch({ headers }) });
    });
    await submitOf(page).click();
    await expect(page.locator(':focus')).toContainText('The form came from another site.');
    expect(await violations(page)).toEqual([]);
  },
);

for (const [kind, paths] of Map.groupBy(canonicals, (path) => routes[path].kind)) {
  test(`every page of the kind ${kind} fits into 320 px`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of paths) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  });
}

test('no form beside an article is too narrow', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of canonicals.filter((canonical) => routes[canonical].kind === 'city-service')) {
    await page.goto(path);
    expect((await page.locator('main form').boundingBox())?.width, path).toBeGreaterThanOrEqual(320);
  }
});

test('a line of running text has 60 to 75 characters on a desktop', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const kind of ['post', 'city-service']) {
    const path = canonicals.find((canonical) => routes[canonical].kind === kind);
    await page.goto(String(path));
    const lengths = await page.locator('main h2 ~ p').evaluateAll((paragraphs) =>
      paragraphs
        .filter(({ textContent }) => textContent.length > 300)
        .map((paragraph) => {
          const range = document.createRange();
          range.selectNodeContents(paragraph);
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
          return paragraph.textContent.length / lines.size;
        }),
    );
    expect(lengths.length, path).toBeGreaterThan(1);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean, path).toBeGreaterThanOrEqual(60);
    expect(mean, path).toBeLessThanOrEqual(75);
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page can be read, and every menu opens', { tag: '@once' }, async ({ page }) => {
    test.slow();
    for (const path of onePathOfEachKind) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    await page.goto('/hvac-faqs');
    const [question] = await page.locator('main details').all();
    if (!question) throw new Error('No question');
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
    // The header is the same on every page.
    for (const [menu, link] of [
      ['Services menu', 'Duct cleaning'],
      ['About Us menu', 'HVAC videos'],
    ] as const) {
      const shown = page.locator('header').getByRole('link', { name: link });
      await page.getByLabel(menu).click();
      await expect(shown, menu).toBeVisible();
      await page.getByLabel(menu).click();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('header summary').first().click();
    const services = page.locator('header').getByRole('link', { name: 'Services', exact: true });
    await expect(services).toHaveAttribute('href', '/services');
    await page.getByLabel('Services menu').click();
    await expect(page.locator('header').getByRole('link', { name: 'Duct cleaning' })).toBeVisible();
  });
});
