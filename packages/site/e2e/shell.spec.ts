import { expect, hydrated, test } from './support/test.ts';

test('a menu opened before React arrives stays open, and Escape closes it and returns the focus', async ({
  page,
  viewport,
}) => {
  await page.goto('/');
  const phone = viewport !== null && viewport.width < 1120;
  if (phone) await page.locator('header summary').first().click();
  const summary = page.getByLabel('Services menu');
  await summary.focus();
  await page.keyboard.press('Enter');
  const link = page.locator('header').getByRole('link', { name: 'Duct cleaning' });
  await expect(link).toBeVisible();
  await hydrated(page);
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(summary).toBeFocused();
});

test('links of the site navigate without a load, and the new page starts at its top with its heading in focus', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bryceville' }).focus();
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/bryceville-hvac');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Bryceville/);
  await expect(page.locator('body > p[aria-live="polite"]')).toHaveText(await page.title());
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test('the emergency number is in view wherever the visitor is', async ({ page }) => {
  await page.goto('/');
  const call = page.getByRole('link', { name: /Call now/ });
  await expect(call).toHaveAttribute('href', 'tel:+19045550142');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(call).toBeInViewport();
});
