import { endpoints } from '@hvac/content/model';
import type { Page } from '@playwright/test';
import { fillContact } from './support/lead-forms.ts';
import { addressOf } from './support/person.ts';
import { addSpecial } from './support/specials.ts';
import { captchaAnswer, expect, holdScripts, hydrated, test } from './support/test.ts';

const message = 'Two units, last serviced in spring.';

/** Opens the page, and touches it, which hydrates it. */
async function open(page: Page, path = '/contact'): Promise<void> {
  await page.goto(path);
  await page.locator('h1').click();
  await hydrated(page);
}

async function fillForm(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Contact' });
  await fillContact(form, email);
  await form.getByLabel('Your message').fill(message);
}

async function send(page: Page): Promise<void> {
  await page.getByLabel(/^Solve the math problem/).fill(await captchaAnswer(page));
  await page.getByRole('button', { name: 'Send message' }).click();
}

for (const isLive of [false, true]) {
  test(
    `a form left ${isLive ? 'after' : 'before'} hydration keeps what was typed on return, and is sent`,
    { tag: '@once' },
    async ({ page, server }, info) => {
      const email = addressOf(info);
      const scripts = await holdScripts(page);
      if (isLive) scripts.release();
      await page.goto('/contact');
      await fillForm(page, email);
      if (isLive) await hydrated(page);
      await page.goto(server.origin.replace('localhost', '127.0.0.1') + '/robots.txt');
      await page.goBack();
      scripts.release();
      await expect(page.getByLabel('Your message')).toHaveValue(message);
      await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked();
      await send(page);
      await expect(page.getByText('Message Sent').first()).toBeVisible();
      expect(await server.countOnDisk(email)).toBe(1);
    },
  );
}

test('a draft survives a reload and is deleted once sent', { tag: '@once' }, async ({ page, server }, info) => {
  const email = addressOf(info);
  await open(page);
  await fillForm(page, email);
  await page.reload();
  await page.locator('h1').click();
  await hydrated(page);
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue(message);
  await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked();
  await send(page);
  await expect(page.getByText('Message Sent').first()).toBeVisible();
  await expect(page.getByText("We'll get back to you as soon as possible!").first()).toBeVisible();
  await expect(page.getByLabel('State')).toHaveValue('Florida');
  expect(await server.countOnDisk(email)).toBe(1);
  await page.reload();
  await page.locator('h1').click();
  await hydrated(page);
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test(
  'redeeming a special prefills the message; a title that is not a special adds nothing',
  { tag: '@once' },
  async ({ page, server, viewport }) => {
    const title = '50% off: filters & coils?';
    await addSpecial(server.origin, { title });
    const listed = page.waitForResponse((response) => response.url().endsWith(endpoints.specials));
    await open(page, '/contact?special=Everything%20for%20free');
    await listed;
    await expect(page.getByText('You are redeeming')).toHaveCount(0);
    await expect(page.getByLabel('Your message')).toHaveValue('');

    await open(page, `/contact?special=${encodeURIComponent(title)}`);
    await expect(page.getByText(`You are redeeming: ${title}`)).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue(`I would like to redeem: ${title}\n\n`);

    // Client-side navigation to the same page without the special.
    if (viewport && viewport.width < 1024) await page.getByLabel('Menu', { exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByText('You are redeeming')).toHaveCount(0);
  },
);

test(
  'a button that asks for a price starts the message and chooses what it is about',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/maintenance-plan');
    await page.getByRole('link', { name: 'Contact for Pricing on ClimateCare 365 iQ' }).click();
    await expect(page).toHaveURL('/contact?about=plan-365-iq');
    await page.locator('h1').click();
    await hydrated(page);
    await expect(page.getByLabel('Your message')).toHaveValue('I am asking about: the price of ClimateCare 365 iQ\n\n');
    await expect(page.getByLabel('What’s it about?')).toHaveValue('service-maintenance');

    await open(page, '/contact?about=constructor');
    await expect(page.getByText('You are asking about')).toHaveCount(0);
  },
);
