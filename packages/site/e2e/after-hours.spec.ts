import { addressOf, fillPerson } from './support/person.ts';
import { captchaAnswer, expect, hydrated, test } from './support/test.ts';

test('at night a repair leads to the phone, and the receipt says when it is read', async ({ page }, info) => {
  // Tuesday, 8:39 PM in Jacksonville.
  await page.clock.setFixedTime('2026-11-24T20:39:00-05:00');
  await page.goto('/');
  const form = page.locator('form[data-lead-form]');
  await form.getByLabel('First name').focus();
  await hydrated(page);
  await fillPerson(form, addressOf(info));
  await form.getByLabel('Type of service').selectOption('Schedule Repair');
  const warning = form.getByRole('status').filter({ hasText: 'We won’t see this until 8\u00A0AM Wednesday.' });
  await expect(warning.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await form.getByRole('radio', { name: 'No' }).check();
  await form.getByLabel('How can we help?').fill('No heat upstairs.');
  await form.getByLabel(/^Solve the math problem/).fill(await captchaAnswer(page));
  await form.getByRole('button', { name: 'Submit request' }).click();
  await expect(form.getByText('Your request will be read at 8\u00A0AM Wednesday.')).toBeVisible();
});

test('in office hours nothing warns', { tag: '@once' }, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T10:00:00-05:00');
  await page.goto('/');
  await page.getByLabel('First name').focus();
  await hydrated(page);
  await page.getByLabel('Type of service').selectOption('Schedule Repair');
  await expect(page.getByText(/^Requests are read Monday to Friday/)).toBeVisible();
  await expect(page.getByText(/^We won’t see this/)).toHaveCount(0);
});

test('on a holiday the form and the page say that the office is closed', { tag: '@once' }, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-26T10:00:00-05:00');
  await page.goto('/contact');
  await page.getByLabel('First name').focus();
  await hydrated(page);
  await expect(page.getByText('Closed today for Thanksgiving', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Our office is closed today for Thanksgiving.')).toBeVisible();
});
