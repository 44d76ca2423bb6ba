import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from './support/test.ts';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test('a visitor finds the headline, the number and the form', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Jacksonville/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Request service' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'AC Repair Service in Jacksonville' })).toBeVisible();
  await expect(page.locator('a[href="tel:+19045550142"]').filter({ visible: true }).first()).toBeVisible();
});

test('the page before any intent holds one small script and no inline code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toHaveLength(1);
  await expect(page.locator('script:not([src]):not([type="application/ld+json"])')).toHaveCount(0);
});

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

for (const look of ['light', 'forced colors', '200% zoom'] as const) {
  test(`axe finds nothing in ${look}`, async ({ page }) => {
    if (look === 'forced colors') await page.emulateMedia({ forcedColors: 'active' });
    if (look === '200% zoom') {
      const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
      await page.setViewportSize({ width: Math.max(320, width / 2), height: height / 2 });
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.evaluate(axeSource);
    // In forced colors the browser chooses the colors, and axe reads one of them from a property it does not report.
    const rules = { 'color-contrast': { enabled: look !== 'forced colors' } };
    const violations = await page.evaluate(
      async (options) => {
        const { axe } = window as unknown as { axe: typeof import('axe-core') };
        const results = await axe.run(options);
        return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      },
      { rules },
    );
    expect(violations).toEqual([]);
  });
}

test('every control on the page is at least 44 px in its larger reach', async ({ page }) => {
  await page.goto('/');
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header a, header summary, header button, footer a, main button, nav a')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height < 44)
      .map(({ name, box }) => `${name}: ${box.height} px`),
  );
  expect(small).toEqual([]);
});

test('an unknown address answers 404 with a page that helps', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
