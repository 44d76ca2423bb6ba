import { addSpecial } from './support/specials.ts';
import { expect, test } from './support/test.ts';

/** The width of Letter and A4 paper in CSS pixels, without ordinary margins of 0, 0.4 and 0.75 inches. */
const papers = [816, 739, 672, 794, 717, 650];

test(
  'printed coupons keep their amount on one line with any margins, and stand 12 px apart without the ring of the focus',
  {
    tag: '@once',
  },
  async ({ page, server }) => {
    for (const [discount, title] of [
      ['$75', 'Spring Tune-Up'],
      ['20% off', 'Duct cleaning'],
      ['$500 off', 'A new system'],
      ['$1,000', 'A whole house'],
      ['Save $75', 'A saving'],
    ] as const) {
      await addSpecial(server.origin, { title, discount });
    }
    await page.goto('/specials');
    await page.getByRole('button', { name: 'Print A new system' }).focus();
    await page.emulateMedia({ media: 'print' });
    for (const width of papers) {
      await page.setViewportSize({ width, height: 1000 });
      for (const [name, amount] of [
        ['Spring Tune-Up', '$75'],
        ['Duct cleaning', '20'],
        ['A new system', '$500'],
        ['A whole house', '$1,000'],
        ['A saving', 'Save $75'],
      ] as const) {
        const lines = await page
          .getByRole('article', { name })
          .getByText(amount)
          .first()
          .evaluate((element) =>
            Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).fontSize)),
          );
        expect([width, name, lines]).toEqual([width, name, 1]);
      }
    }

    const gaps = await page.getByRole('article').evaluateAll((coupons) => {
      const boxes = coupons.map((coupon) => coupon.getBoundingClientRect());
      return boxes.slice(1).map(({ top }, before) => Math.round(top - (boxes[before]?.bottom ?? 0)));
    });
    expect(gaps.length).toBeGreaterThan(0);
    expect(gaps).toEqual(gaps.map(() => 12));
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'none');
  },
);
