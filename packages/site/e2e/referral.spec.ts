import type { Page } from '@playwright/test';
import { addressOf, fillHome, fillPerson } from './support/person.ts';
import { captchaAnswer, expect, hydrated, test } from './support/test.ts';

async function fillForm(page: Page, email: string): Promise<void> {
  await page.goto('/referral');
  await page.locator('h1').click();
  await hydrated(page);
  const [own, friend] = [
    page.getByRole('group', { name: 'About you' }),
    page.getByRole('group', { name: 'Your friend' }),
  ];
  await fillPerson(own, email);
  await fillHome(own);
  await fillPerson(friend, 'friend@example.com');
  await fillHome(friend);
  await friend.getByLabel('State').selectOption('Georgia');
  await friend.getByRole('radio', { name: 'Maintenance' }).check();
}

async function send(page: Page): Promise<void> {
  await page.getByLabel(/^Solve the math problem/).fill(await captchaAnswer(page));
  await page.getByRole('button', { name: 'Submit referral' }).click();
}

test('a referral is stored on disk', { tag: '@once' }, async ({ page, server }, info) => {
  const email = addressOf(info);
  await fillForm(page, email);
  await send(page);
  await expect(page.getByText('Referral Submitted!').first()).toBeVisible();
  await expect(
    page.getByText("Thank you for your referral! We'll contact both you and your friend soon.").first(),
  ).toBeVisible();
  expect(await server.countOnDisk(email)).toBe(1);
});

test('a draft of both people survives a reload', { tag: '@once' }, async ({ page }, info) => {
  const email = addressOf(info);
  await fillForm(page, email);
  await page.reload();
  await page.locator('h1').click();
  await hydrated(page);
  const friend = page.getByRole('group', { name: 'Your friend' });
  await expect(page.getByRole('group', { name: 'About you' }).getByLabel('Email')).toHaveValue(email);
  await expect(friend.getByLabel('State')).toHaveValue('Georgia');
  await expect(friend.getByRole('radio', { name: 'Maintenance' })).toBeChecked();
});
