import { expect, test } from './support/test.ts';

test('a visitor finds the headline, the number and the form, and every control is at least 44 px tall, and 40 px in the footer', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Jacksonville/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Request service' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'AC Repair Service in Jacksonville' })).toBeVisible();
  await expect(page.locator('a[href="tel:+19045550142"]').filter({ visible: true }).first()).toBeVisible();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header a, header summary, header button, footer a, main button, nav a')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height < (element.closest('footer') ? 40 : 44);
      })
      .map((element) => element.textContent),
  );
  expect(small).toEqual([]);
});

test(
  'before any interaction the page loads one small script and no inline code, and only the slide that shows',
  { tag: '@once' },
  async ({ page }) => {
    const scripts: string[] = [];
    const slides: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
      const [slide] = /slide-\d/.exec(request.url()) ?? [];
      if (slide) slides.push(slide);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts).toHaveLength(1);
    await expect(page.locator('script:not([src]):not([type="application/ld+json"])')).toHaveCount(0);
    // The other slides load only when they are shown.
    expect(slides).toEqual(['slide-1']);
    await page.locator('[data-turn="1"]').dispatchEvent('click');
    await expect(page.getByRole('group', { name: '2 of 4' })).toBeVisible();
    expect(slides).toEqual(['slide-1', 'slide-2']);
  },
);
