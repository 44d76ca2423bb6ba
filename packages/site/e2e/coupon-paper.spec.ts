import { addDays, dayInNewYork } from '@hvac/content/model';
import { expect, test } from './support/test.ts';

/** Paper in CSS pixels, less margins of 0.4 inch, which is about what browsers set by themselves. */
const papers = { Letter: { width: 739, height: 979 }, A4: { width: 717, height: 1046 } } as const;

for (const [format, size] of Object.entries(papers)) {
  test(`a coupon prints on ${format} with margins: one page, with the license`, { tag: '@once' }, async ({ page }) => {
    const offer = (id: string, discount: string) => ({
      id,
      title: `Offer ${id}`,
      description: 'For the first visit.',
      discount,
      terms: 'One a household.',
      expirationDate: addDays(dayInNewYork(Date.now()), 30),
      isActive: true,
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    await page.route('**/api/specials', (route) =>
      route.fulfill({ json: [offer('a', '$75 off'), offer('b', '20% off'), offer('c', '$1,250')] }),
    );
    await page.setViewportSize(size);
    await page.goto('/specials');
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.emulateMedia({ media: 'print' });
    const coupon = page.getByRole('article').first();
    await expect(coupon).toContainText('Contractor license');
    await expect(coupon.getByText(/Contractor license/)).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.dataset['printing'] = 'coupon';
      const [first] = document.querySelectorAll<HTMLElement>('article');
      if (first) first.dataset['printed'] = '';
    });
    const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };
    const pdf = (await page.pdf({ format, margin })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}
