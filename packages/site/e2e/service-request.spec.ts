import { endpoints } from '@hvac/content/model';
import type { Page } from '@playwright/test';
import { loseFirstAnswer } from './support/person.ts';
import { captchaAnswer, expect, hydrated, test } from './support/test.ts';

/** Fills in the form with the keyboard alone. */
async function fillByKeyboard(page: Page, email: string): Promise<void> {
  const { keyboard } = page;
  await page.getByLabel('First name').focus();
  await hydrated(page);
  await keyboard.type('Rosa');
  await keyboard.press('Tab');
  await keyboard.type('Delgado');
  await keyboard.press('Tab');
  await keyboard.type('(904) 555-0199');
  await keyboard.press('Tab');
  await keyboard.type(email);
  await keyboard.press('Tab');
  await keyboard.type('Schedule Repair');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.type('Upstairs unit runs but blows warm air.');
  await keyboard.press('Tab');
  await keyboard.type(await captchaAnswer(page));
}

const address = (info: { title: string; project: { name: string } }) =>
  `request-${info.title.replaceAll(/\W+/g, '-')}.${info.project.name}@example.com`.toLowerCase();

test('a request sent with the keyboard is stored on disk', { tag: '@once' }, async ({ page, server }, info) => {
  const email = address(info);
  await page.goto('/');
  await fillByKeyboard(page, email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Service Request Submitted').first()).toBeVisible();
  await expect(
    page
      .getByText('We\u2019ll contact you shortly to schedule your service.')
      .or(page.getByText("We'll contact you shortly to schedule your service."))
      .first(),
  ).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('');
  expect(await server.countOnDisk(email)).toBe(1);
});

test('a toast disappears after five seconds', { tag: '@once' }, async ({ page }, info) => {
  await page.clock.install();
  await page.goto('/');
  await fillByKeyboard(page, address(info));
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByText('Service Request Submitted');
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(toast).toBeVisible({ timeout: 100 });
  }).toPass();
  // A slow machine shows it a few clock ticks later.
  await page.clock.runFor(4000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toast).toBeHidden();
});

test('a lost response and a retry create one lead', { tag: '@once' }, async ({ page, server }, info) => {
  const email = address(info);
  await loseFirstAnswer(page, endpoints.serviceRequests);
  await page.goto('/');
  await fillByKeyboard(page, email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to submit service request. Please try again.').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByText('Service Request Submitted').first()).toBeVisible();
  expect(await server.countOnDisk(email)).toBe(1);
});
