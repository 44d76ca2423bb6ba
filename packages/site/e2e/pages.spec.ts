import { pagePaths } from '@hvac/content';
import { violations } from './support/axe.ts';
import { canonicals, onePathOfEachKind } from './support/kinds.ts';
import { expect, test } from './support/test.ts';

// What a template brings, colors and sizes included, is the same on every page of its kind.
for (const path of onePathOfEachKind) {
  test(`${path} has no axe violation in light, forced colors and at 200%`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await violations(page)).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    expect(await violations(page, { contrast: false })).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });

    const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
    await page.setViewportSize({ width: Math.max(320, width / 2), height: height / 2 });
    expect(await violations(page)).toEqual([]);
  });
}

// What a page's own words bring: order of headings, names of links and pictures, ids.
for (const path of canonicals.filter((other) => !onePathOfEachKind.includes(other))) {
  test(`${path} has no axe violation in its words`, { tag: '@once' }, async ({ page }) => {
    await page.goto(path);
    expect(await violations(page, { contrast: false })).toEqual([]);
  });
}

for (const path of canonicals) {
  test(`${path} never scrolls sideways`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read', { tag: '@once' }, async ({ page }) => {
    test.slow();
    for (const path of pagePaths) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
  });

  test('every menu opens on every kind of page', async ({ page, viewport }) => {
    test.slow();
    for (const path of onePathOfEachKind) {
      await page.goto(path);
      if (viewport && viewport.width < 1024) await page.getByLabel('Menu', { exact: true }).click();
      for (const [menu, link] of [
        ['Services menu', 'Duct cleaning'],
        ['About Us menu', 'HVAC videos'],
      ] as const) {
        const shown = page.locator('header').getByRole('link', { name: link });
        await page.getByLabel(menu).click();
        await expect(shown, `${path}: ${menu}`).toBeVisible();
        await page.getByLabel(menu).click();
      }
    }
  });

  test('questions open', async ({ page }) => {
    await page.goto('/hvac-faqs');
    const [first] = await page.locator('main details').all();
    if (!first) throw new Error('No question');
    await first.locator('summary').click();
    await expect(first.locator('p').first()).toBeVisible();
  });
});
