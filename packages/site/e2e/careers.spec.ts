import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@hvac/content/model';
import type { Page } from '@playwright/test';
import { answerOf, chooseFile, formOf, leadForms, resume, submitOf, type LeadForm } from './support/lead-forms.ts';
import { addressOf, loseFirstAnswer } from './support/person.ts';
import type { Server } from './support/server.ts';
import { captchaAnswer, expect, holdScripts, hydrated, test } from './support/test.ts';

const failure = 'There was a problem submitting your application. Please try again.';

const form = leadForms.find(({ file }) => file) as LeadForm;
const send = (page: Page) => submitOf(page).click();
const taken = (page: Page) => expect(page.getByText(form.sent).first()).toBeVisible();
const fillIn = (page: Page, email: string) => form.fill(formOf(page), email);

async function solve(page: Page): Promise<void> {
  await expect(answerOf(page)).toBeEnabled();
  await answerOf(page).fill(await captchaAnswer(page));
}

async function open(page: Page): Promise<void> {
  await page.goto(form.path);
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

test('the file field shows its states in forced colors too', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  const box = page.locator('div', { has: page.locator('> input[type="file"]') });
  await expect(box).toHaveCSS('border-style', 'dashed');
  await box.dispatchEvent('dragover');
  await expect(box).toHaveCSS('border-style', 'solid');
  await chooseFile(page);
  await expect(page.getByText(resume.name)).toBeVisible();
  // The browser's own "No file chosen", which takes any color here.
  await expect(page.getByLabel('Upload your résumé')).toHaveCSS('font-size', '0px');
});

test(
  'a lost response, a reload and a retry create one application',
  { tag: '@once' },
  async ({ page, server }, info) => {
    const email = addressOf(info);
    page.on('dialog', (dialog) => void dialog.accept());
    await loseFirstAnswer(page, endpoints.careerApplications);
    await open(page);
    await fillIn(page, email);
    await chooseFile(page);
    await solve(page);
    await send(page);
    await expect(page.getByText(failure).first()).toBeVisible();
    await page.reload();
    await page.getByLabel('First name').focus();
    await hydrated(page);
    await expect(page.getByText('Please send it again. We’ll count it only once.')).toBeVisible();
    await expect(page.getByText('Please choose your résumé again.')).toBeVisible();
    await chooseFile(page);
    await expect(page.getByText(resume.name)).toBeVisible();
    await send(page);
    await taken(page);
    expect(await records(server, email)).toBe(1);
  },
);

test('text and a file chosen before hydration are stored', { tag: '@once' }, async ({ page, server }, info) => {
  const email = addressOf(info);
  const scripts = await holdScripts(page);
  await page.goto(form.path);
  await fillIn(page, email);
  await page.getByText('Add another job').first().click();
  await page.getByLabel('Company').nth(1).fill('Bay Cooling');
  await chooseFile(page);
  scripts.release();
  await hydrated(page);
  await expect(page.getByText(resume.name)).toBeVisible();
  await expect(page.getByText('8 KB')).toBeVisible();
  await expect(page.getByLabel('Company').nth(1)).toBeVisible();
  await solve(page);
  await send(page);
  await taken(page);
  await expect(page.getByLabel('First name')).toHaveValue('');
  // The receipt names it.
  await expect(page.getByRole('definition').filter({ hasText: resume.name })).toBeVisible();
  expect(await records(server, email)).toBe(1);
  expect(await server.countOnDisk('Bay Cooling')).toBeGreaterThan(0);
  expect(await keptAsFile(server, resume.buffer)).toBe(true);
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
