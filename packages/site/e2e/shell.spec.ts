import { expect, hydrated, test } from './support/test.ts';

test('a menu opened before hydration stays open, and Escape closes it and returns the focus', async ({
  page,
  viewport,
}) => {
  await page.goto('/');
  const phone = viewport !== null && viewport.width < 1024;
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

test('internal links navigate without a page load, and the new page starts at the top with its heading focused', async ({
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
  await expect(page.locator('p[aria-live="polite"]')).toHaveText(await page.title());
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test('the emergency number stays in view at any scroll position', async ({ page }) => {
  await page.goto('/');
  const call = page.getByRole('link', { name: /Call now/ });
  await expect(call).toHaveAttribute('href', 'tel:+19045550142');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(call).toBeInViewport();
});

/** A window of 1280 x 1024 px at 400%. */
test('the header and the call bar leave two thirds of a very small window to the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeInViewport();
  const boxes = await Promise.all(
    [page.getByRole('banner'), page.getByRole('complementary', { name: /^Emergency call/ })].map(async (part) =>
      (await part.isVisible()) ? part.boundingBox() : null,
    ),
  );
  const height = boxes.reduce((sum, box) => sum + (box?.height ?? 0), 0);
  expect(height).toBeLessThanOrEqual(256 / 3);
});

test('a pointer that cuts the corner to a flyout keeps it open', async ({ page, viewport }) => {
  await page.goto('/');
  if (viewport && viewport.width < 1024) {
    // Without a hovering pointer the links are inline.
    await page.getByLabel('Menu', { exact: true }).click();
    await page.getByLabel('Services menu').click();
    await expect(page.locator('header').getByRole('link', { name: 'AC maintenance and tune-up' })).toBeVisible();
    return;
  }
  // The close delay is frozen, so the machine's speed does not matter.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  const header = page.locator('header');
  await header.getByRole('link', { name: 'Services', exact: true }).hover();
  const cooling = header.getByText('Cooling', { exact: true }).last();
  await cooling.hover();
  const target = header.getByRole('link', { name: 'AC maintenance and tune-up' });
  await expect(target).toBeVisible();
  const end = await target.boundingBox();
  if (!end) throw new Error('The link has no box');
  // A straight line from the row to the last link crosses the row below.
  await page.mouse.move(end.x + 40, end.y + end.height / 2, { steps: 8 });
  await expect(target).toBeVisible();
  await expect(header.getByRole('link', { name: 'Heating system installation' })).toBeHidden();
});
