import { addSpecial } from './support/specials.ts';
import { expect, test } from './support/test.ts';

/** Paper in CSS pixels, less margins of 0.4 inch, which is about what browsers set by themselves. */
const papers = { Letter: { width: 739, height: 979 }, A4: { width: 717, height: 1046 } } as const;

for (const [format, size] of Object.entries(papers)) {
  test(
    `a coupon prints on ${format} with margins: one page, with the license`,
    { tag: '@once' },
    async ({ page, server }) => {
      for (const discount of ['$75 off', '20% off', '$1,250'])
        await addSpecial(server.origin, { title: discount, discount });
      await page.setViewportSize(size);
      await page.goto('/specials');
      await page.emulateMedia({ media: 'print' });
      const coupon = page.getByRole('article').first();
      await expect(coupon).toContainText('Contractor license');
      await expect(coupon.getByText(/Contractor license/)).toBeVisible();
      await page.emulateMedia({ media: null });
      await page.evaluate(() => (window.print = () => {}));
      await coupon.getByRole('button', { name: /Print/ }).click();
      await expect(coupon).toHaveAttribute('data-printed', '');
      const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };
      const pdf = (await page.pdf({ format, margin })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    },
  );
}
