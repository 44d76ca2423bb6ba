import type { Browser, Page } from '@playwright/test';
import { adminPassword, Server } from './support/server.ts';
import { expect, hydrated, test as base } from './support/test.ts';

/** A server of its own, so each test has its own people and sessions. */
const test = base.extend<{ office: Server }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from a pattern
  office: async ({}, use) => {
    const server = await Server.start();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ office }, use) => use(office.origin),
});

const people = { Rosa: 'blue heron at dawn', Marcus: 'old mill on the creek' } as const;

async function addPeople(origin: string): Promise<void> {
  for (const [name, password] of Object.entries(people)) {
    const { status } = await fetch(`${origin}/api/admin/team`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${adminPassword}` },
      body: JSON.stringify({ name, password }),
    });
    expect(status).toBe(201);
  }
}

async function logIn(page: Page, name: keyof typeof people): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(people[name]);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.locator('header').getByText(name, { exact: true })).toBeVisible();
}

const elsewhere = async (browser: Browser, origin: string) => (await browser.newContext({ baseURL: origin })).newPage();

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const card = (page: Page) => page.getByRole('heading', { name: 'Admin Login' });
const storedIn = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)).join());

test(
  'logging out everywhere ends the session in another browser and keeps its draft for the same person only',
  { tag: '@once' },
  async ({ browser, office, page }) => {
    await addPeople(office.origin);
    await page.goto('/admin/specials');
    await hydrated(page);
    await logIn(page, 'Rosa');
    expect(await storedIn(page)).not.toContain(people.Rosa);
    await page.getByRole('button', { name: 'New special' }).click();
    await title(page).fill('Half an offer');

    const other = await elsewhere(browser, office.origin);
    const endAll = async () => {
      await other.goto('/admin/team');
      await hydrated(other);
      await logIn(other, 'Rosa');
      await other.getByRole('button', { name: 'Log out everywhere' }).click();
      await expect(card(other)).toBeVisible();
    };
    const meetTheEnd = async () => {
      await page.reload();
      await expect(card(page)).toBeVisible();
    };
    await endAll();
    await meetTheEnd();
    await logIn(page, 'Rosa');
    await page.getByRole('button', { name: 'New special' }).click();
    await expect(title(page)).toHaveValue('Half an offer');

    await endAll();
    await meetTheEnd();
    await logIn(page, 'Marcus');
    await page.getByRole('button', { name: 'New special' }).click();
    await expect(title(page)).toHaveValue('');
    expect(await storedIn(page)).not.toContain('Half an offer');
  },
);

test(
  'logging out on one screen clears the drafts of all screens and the search in the URL',
  { tag: '@once' },
  async ({ office, page }) => {
    await addPeople(office.origin);
    await page.goto('/admin/specials');
    await hydrated(page);
    await logIn(page, 'Rosa');
    await page.getByRole('button', { name: 'New special' }).click();
    await title(page).fill('Half an offer');
    const token = await page.evaluate(() => localStorage.getItem('admin-token'));
    await page.getByRole('link', { name: 'Leads' }).click();
    await page.getByLabel('Search').fill('Delgado');
    await expect(page).toHaveURL(/Delgado/);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(card(page)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/leads$/);
    expect(await storedIn(page)).not.toMatch(/admin[-:]|Half an offer|Delgado/);
    const status = async () =>
      (await fetch(`${office.origin}/api/admin/overview`, { headers: { Authorization: `Bearer ${token}` } })).status;
    await expect.poll(status).toBe(401);
  },
);
