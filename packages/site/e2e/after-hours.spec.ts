import { expect, hydrated, test } from './support/test.ts';

test('on a holiday the form and the page say that the office is closed', { tag: '@once' }, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-26T10:00:00-05:00');
  await page.goto('/contact');
  await page.getByLabel('First name').focus();
  await hydrated(page);
  await expect(page.getByText(/Closed today for Thanksgiving/)).toHaveCount(2);
  await expect(page.getByText('Our office is closed today for Thanksgiving.')).toBeVisible();
});
