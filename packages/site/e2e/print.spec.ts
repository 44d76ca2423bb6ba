import type { Page } from '@playwright/test';
import { addSpecial } from './support/specials.ts';
import { expect, test } from './support/test.ts';

/** About the default margins of browsers. */
const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };
/** The printable width in CSS pixels. */
const papers = { Letter: { width: 739, height: 979 }, A4: { width: 717, height: 1046 } } as const;
const formats = Object.keys(papers) as (keyof typeof papers)[];

async function sheetsOf(page: Page, format: keyof typeof papers): Promise<number> {
  const pdf = (await page.pdf({ format, margin })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Checks that header, footer and call bar do not print. */
async function expectNoFrame(page: Page): Promise<void> {
  for (const part of ['footer', 'nav', 'form', 'aside'])
    for (const element of await page.locator(part).all()) await expect(element).toBeHidden();
}

test(
  'the specials print as whole coupons and nothing else, and one alone with its license',
  { tag: '@once' },
  async ({ page, server }) => {
    for (const discount of ['$75 off', '20% off', '$1,250'])
      await addSpecial(server.origin, { title: discount, discount });
    await page.setViewportSize(papers.Letter);
    await page.goto('/specials');
    const coupons = page.getByRole('article');
    await expect(coupons.nth(2)).toBeVisible();
    for (const format of formats) {
      await page.setViewportSize(papers[format]);
      await page.emulateMedia({ media: 'print' });
      await expectNoFrame(page);
      const heights = await coupons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      // The border is complete, and the only line inside divides the stub from the text.
      for (const coupon of await coupons.all()) {
        const lines = await coupon.locator('> div').evaluateAll((parts) =>
          parts.map((part) => {
            const { borderTopWidth, borderLeftWidth, borderRadius, maskImage } = getComputedStyle(part);
            return { borderTopWidth, borderLeftWidth, borderRadius, maskImage };
          }),
        );
        const plain = { borderTopWidth: '0px', borderRadius: '0px', maskImage: 'none' };
        expect(lines).toEqual([
          { ...plain, borderLeftWidth: '0px' },
          { ...plain, borderLeftWidth: '3px' },
        ]);
      }
      await page.emulateMedia({ media: null });
      // Including the gaps.
      const perSheet = Math.floor(papers[format].height / (Math.max(...heights) + 24));
      expect(await sheetsOf(page, format)).toBeLessThanOrEqual(Math.ceil(heights.length / perSheet));
    }
    await page.evaluate(() => (window.print = () => {}));
    const first = coupons.first();
    for (const format of formats) {
      await first.getByRole('button', { name: /Print/ }).click();
      await expect(first).toHaveAttribute('data-printed', '');
      expect(await sheetsOf(page, format)).toBe(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(first.getByText(/Contractor license/)).toBeVisible();
  },
);

for (const path of ['/', '/blog/why-your-ac-runs-nonstop-in-jacksonville'])
  test(`${path} prints on three sheets at most, without menus, form or footer`, { tag: '@once' }, async ({ page }) => {
    await page.goto(path);
    for (const format of formats) {
      await page.setViewportSize(papers[format]);
      await page.emulateMedia({ media: 'print' });
      await expectNoFrame(page);
      await expect(page.locator('header a[href^="tel:"]').filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.emulateMedia({ media: null });
      expect(await sheetsOf(page, format)).toBeLessThanOrEqual(3);
    }
  });
