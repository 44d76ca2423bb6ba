import { endpoints } from '@hvac/content/model';
import type { Page } from '@playwright/test';
import { addressOf, fillPerson } from './support/person.ts';
import { captchaAnswer, expect, hydrated, test } from './support/test.ts';

const wish = 'A heat pump for 1,900 square feet.';

async function fillForm(page: Page, email: string): Promise<void> {
  await page.goto('/fernandina-hvac');
  await page.locator('h1').click();
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Get a Free Quick Quote!' });
  await fillPerson(form, email);
  await form.getByRole('radio', { name: 'No' }).check();
  await form.getByLabel('How can we help?').fill(wish);
}

async function send(page: Page): Promise<void> {
  await page.getByLabel(/^Solve the math problem/).fill(await captchaAnswer(page));
  await page.getByRole('button', { name: 'Get my free quote' }).click();
}

test('a quote is stored as a service request that names the city', async ({ page, server }, info) => {
  const email = addressOf(info);
  const sent = page.waitForRequest((request) => request.url().endsWith(endpoints.serviceRequests));
  await fillForm(page, email);
  await send(page);
  await expect(page.getByText('Service Request Submitted').first()).toBeVisible();
  expect((await sent).postDataJSON()).toMatchObject({
    serviceType: 'New System Quote',
    isNewCustomer: false,
    message: `Quote for Fernandina: ${wish}`,
  });
  expect(await server.countOnDisk(email)).toBe(1);
});

test(
  'the receipt of one city’s quote does not show on the next city’s page',
  { tag: '@once' },
  async ({ page }, info) => {
    await fillForm(page, addressOf(info));
    await send(page);
    const form = page.getByRole('form', { name: 'Get a Free Quick Quote!' });
    await expect(form.getByText('Service Request Submitted')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Jacksonville' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Jacksonville/ })).toBeVisible();
    await expect(form.getByText('Service Request Submitted')).toHaveCount(0);
  },
);
