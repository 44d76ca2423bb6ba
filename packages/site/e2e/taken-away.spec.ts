import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { endpoints } from '@hvac/content/model';
import { chooseFile, finish, formOf, sampleForms } from './support/lead-forms.ts';
import { callsOf, logIn } from './support/office.ts';
import { addressOf } from './support/person.ts';
import { adminPassword } from './support/server.ts';
import { takeAway } from './support/take-away.ts';
import { expect, hydrated, test } from './support/test.ts';

/** Called in by phone. */
const people = [
  ['Wilhelmina Oakes', '904-555-0142'],
  ['Bartholomew Pine', '904-555-0143'],
] as const;

test.beforeEach(({ page }) => takeAway(page));

test('the browser lacks what is newer than the oldest that the site promises, and nothing else', async ({ page }) => {
  await page.goto('/');
  const taken = await page.evaluate(() => {
    const throws = (selector: string) => {
      try {
        document.body.matches(selector);
        return false;
      } catch {
        return true;
      }
    };
    return {
      size: 'size' in new URLSearchParams('a=1'),
      idle: 'requestIdleCallback' in window,
      sorted: 'toSorted' in [],
      resolvers: 'withResolvers' in Promise,
      at: 'at' in [],
      has: throws('body:has(a)'),
      focus: throws('body:not(a, :focus-visible)'),
    };
  });
  expect(taken).toEqual({
    size: false,
    idle: false,
    sorted: false,
    resolvers: false,
    at: true,
    has: true,
    focus: false,
  });
});

test('the home page hydrates and turns its slides by keyboard', async ({ page }) => {
  await page.goto('/');
  const next = page.locator('[data-turn="1"]');
  await next.focus();
  await page.keyboard.press('Enter');
  await hydrated(page);
  await expect(page.getByRole('group', { name: '2 of 4' })).toBeVisible();
  await next.press('Enter');
  await expect(page.getByRole('group', { name: '3 of 4' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Request service' })).toBeVisible();
});

for (const form of sampleForms) {
  test(`the form of ${form.path} is sent`, async ({ page, server }, info) => {
    const email = addressOf(info);
    await page.goto(form.path);
    await form.fill(formOf(page), email);
    if (form.file) await chooseFile(page);
    await finish(page, form);
    expect(await server.countOnDisk(form.stored?.(email) ?? email)).toBe(1);
  });
}

test('the inbox is filtered and searched, and its table holds what the list shows', async ({ page, server }) => {
  for (const [name, phone] of people) {
    const lead = {
      id: randomUUID(),
      name,
      phone,
      serviceType: 'Schedule Repair',
      message: 'No cooling upstairs.',
    };
    const answer = await callsOf(server.origin)(endpoints.adminLeads, lead, adminPassword);
    expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([201, '']);
  }
  await logIn(page, '', adminPassword);
  const row = (name: string) => page.getByRole('link', { name }).and(page.locator('[data-lead]'));
  await expect(row('Wilhelmina Oakes')).toBeVisible();
  await expect(row('Bartholomew Pine')).toBeVisible();

  await page.getByLabel('Search').fill('oakes');
  await expect(page).toHaveURL(/\?view=all&q=oakes$/);
  await expect(row('Bartholomew Pine')).toHaveCount(0);
  await expect(row('Wilhelmina Oakes')).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Export this list (CSV)' }).click();
  const table = await readFile(await (await saved).path(), 'utf8');
  expect(table).toContain('Oakes');
  expect(table).not.toContain('Pine');

  await page.getByLabel('Search').fill('');
  await page.getByRole('button', { name: /^Scheduled/ }).click();
  await expect(page.getByText('Nothing is scheduled.')).toBeVisible();
  await page.getByRole('button', { name: /^All/ }).click();
  await row('Bartholomew Pine').click();
  await expect(page.getByRole('article', { name: 'Bartholomew Pine' })).toBeVisible();
});
