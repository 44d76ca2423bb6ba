import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@hvac/content/model';
import type { Page } from '@playwright/test';
import { loseFirstAnswer } from './support/person.ts';
import type { Server } from './support/server.ts';
import { captchaAnswer, expect, holdScripts, hydrated, test } from './support/test.ts';

const resume = {
  name: 'Rosa Delgado resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'1 0 obj << >> endobj\n'.repeat(400)}%%EOF\n`),
};
const failure = 'There was a problem submitting your application. Please try again.';

const address = (info: { title: string; project: { name: string } }) =>
  `${info.title.replaceAll(/\W+/g, '-')}.${info.project.name}@example.com`.toLowerCase();

const upload = (page: Page) => page.getByLabel('Upload your résumé');
const send = (page: Page) => page.getByRole('button', { name: 'Submit application' }).click();
const taken = (page: Page) => expect(page.getByText('Application Submitted!').first()).toBeVisible();

/** Everything that has to be filled in, but the math problem. */
async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Delgado');
  await page.getByLabel('Street address').fill('12 Live Oak Lane');
  await page.getByLabel('City').fill('Jacksonville');
  await page.getByLabel('State').selectOption('Florida');
  await page.getByLabel('ZIP code').fill('32202');
  await page.getByLabel('Phone').fill('904-555-0199');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Confirm email').fill(email);
}

async function solve(page: Page): Promise<void> {
  const answer = page.getByLabel(/Solve the math problem/);
  await expect(answer).toBeEnabled();
  await answer.fill(await captchaAnswer(page));
}

async function open(page: Page): Promise<void> {
  await page.goto('/careers');
  await page.getByLabel('First name').focus();
  await hydrated(page);
}

/** How many applications the server keeps for the address. */
const records = (server: Server, email: string) => server.countOnDisk(`"confirmEmail":"${email}"`);

/** Whether the bytes of the résumé are a file in the server's data folder. */
async function keptAsFile(server: Server, bytes: Buffer): Promise<boolean> {
  for (const entry of await readdir(server.dataFolder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && (await readFile(join(entry.parentPath, entry.name))).equals(bytes)) return true;
  }
  return false;
}

test('an application is stored with its PDF', { tag: '@once' }, async ({ page, server }, info) => {
  const email = address(info);
  await open(page);
  await fillIn(page, email);
  await upload(page).setInputFiles(resume);
  await expect(page.getByText(resume.name)).toBeVisible();
  await expect(page.getByText('8 KB')).toBeVisible();
  await solve(page);
  await send(page);
  await taken(page);
  await expect(page.getByLabel('First name')).toHaveValue('');
  // The receipt names it.
  await expect(page.getByRole('definition').filter({ hasText: resume.name })).toBeVisible();
  expect(await records(server, email)).toBe(1);
  expect(await keptAsFile(server, resume.buffer)).toBe(true);
});

test('the file field shows its states in forced colors too', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  const box = page.locator('div', { has: page.locator('> input[type="file"]') });
  await expect(box).toHaveCSS('border-style', 'dashed');
  await box.dispatchEvent('dragover');
  await expect(box).toHaveCSS('border-style', 'solid');
  await upload(page).setInputFiles(resume);
  await expect(page.getByText(resume.name)).toBeVisible();
  // The browser's own "No file chosen", which takes any color here.
  await expect(upload(page)).toHaveCSS('font-size', '0px');
});

test('a file of the wrong type is refused, and the other fields are kept', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await page.getByLabel('First name').fill('Rosa');
  await upload(page).setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await expect(page.getByText('Invalid File Type', { exact: true })).toBeVisible();
  await expect(page.getByText('Please upload a PDF, DOC, or DOCX file.').first()).toBeVisible();
  await expect(page.getByText('“notes.txt” can’t be sent')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Rosa');
});

test('a draft survives a reload, and Start over clears it', { tag: '@once' }, async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page);
  await fillIn(page, 'rosa@example.com');
  await page.getByText('Add another job').first().click();
  await page.getByLabel('Company').nth(1).fill('Bay Cooling');
  await page.reload();
  await page.getByLabel('First name').focus();
  await hydrated(page);
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Rosa');
  await expect(page.getByLabel('State')).toHaveValue('Florida');
  await expect(page.getByLabel('Company').nth(1)).toBeVisible();
  await expect(page.getByLabel('Company').nth(1)).toHaveValue('Bay Cooling');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await page.reload();
  await page.getByLabel('First name').focus();
  await hydrated(page);
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByText('We kept what you typed.')).toBeHidden();
});

/** Sends an application whose first answer is lost, and sends it again. The résumé stays. */
async function sendTwice(page: Page, email: string): Promise<void> {
  await open(page);
  await fillIn(page, email);
  await upload(page).setInputFiles(resume);
  await solve(page);
  await send(page);
  await expect(page.getByText(failure).first()).toBeVisible();
  await expect(page.getByText(resume.name)).toBeVisible();
  await send(page);
  await taken(page);
}

for (const contentType of ['text/html; charset=utf-8', 'Text/HTML', 'application/xhtml+xml']) {
  test(
    `a login page of the network as ${contentType} is no receipt, and a retry is stored`,
    { tag: '@once' },
    async ({ page, server }, info) => {
      const email = address(info);
      await page.route(
        `**${endpoints.careerApplications}`,
        (route) => route.fulfill({ contentType, body: '<!doctype html><title>Sign in to Wi-Fi</title>' }),
        { times: 1 },
      );
      await sendTwice(page, email);
      expect(await records(server, email)).toBe(1);
    },
  );
}

test('a lost response and a retry create one application', { tag: '@once' }, async ({ page, server }, info) => {
  const email = address(info);
  await loseFirstAnswer(page, endpoints.careerApplications);
  await sendTwice(page, email);
  expect(await records(server, email)).toBe(1);
});

test(
  'a lost response, a reload and a retry create one application',
  { tag: '@once' },
  async ({ page, server }, info) => {
    const email = address(info);
    page.on('dialog', (dialog) => void dialog.accept());
    await loseFirstAnswer(page, endpoints.careerApplications);
    await open(page);
    await fillIn(page, email);
    await upload(page).setInputFiles(resume);
    await solve(page);
    await send(page);
    await expect(page.getByText(failure).first()).toBeVisible();
    await page.reload();
    await page.getByLabel('First name').focus();
    await hydrated(page);
    await expect(page.getByText('Please send it again. We’ll count it only once.')).toBeVisible();
    await expect(page.getByText('Please choose your résumé again.')).toBeVisible();
    await upload(page).setInputFiles(resume);
    await expect(page.getByText(resume.name)).toBeVisible();
    await send(page);
    await taken(page);
    expect(await records(server, email)).toBe(1);
  },
);

test('text and a file chosen before hydration are sent', { tag: '@once' }, async ({ page, server }, info) => {
  const email = address(info);
  const scripts = await holdScripts(page);
  await page.goto('/careers');
  await fillIn(page, email);
  await page.getByText('Add another job').first().click();
  await page.getByLabel('Company').nth(1).fill('Bay Cooling');
  await upload(page).setInputFiles(resume);
  scripts.release();
  await hydrated(page);
  await expect(page.getByText(resume.name)).toBeVisible();
  await expect(page.getByLabel('Company').nth(1)).toBeVisible();
  await solve(page);
  await send(page);
  await taken(page);
  expect(await records(server, email)).toBe(1);
  expect(await server.countOnDisk('Bay Cooling')).toBeGreaterThan(0);
});

test('leaving a half-filled form asks first', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = [];
  let stay = true;
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (stay ? dialog.dismiss() : dialog.accept());
  });
  const leave = async () => {
    const link = page.locator('footer').getByRole('link', { name: 'Ponte Vedra Beach' });
    await link.scrollIntoViewIfNeeded();
    await link.click();
  };
  await open(page);
  await page.getByLabel('First name').fill('Rosa');
  await leave();
  await expect.poll(() => asked).toEqual(['Leave this page? What you entered hasn’t been sent.']);
  await expect(page).toHaveURL('/careers');
  await expect(page.getByLabel('First name')).toHaveValue('Rosa');
  stay = false;
  await leave();
  await expect(page).toHaveURL('/ponte-vedra-beach-hvac');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ponte Vedra Beach');
  // Back again, the form holds what was typed.
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Rosa');
});
