import { localDay } from '@hvac/content/model';
import type { Page } from '@playwright/test';
import { adminPassword } from './server.ts';
import { expect } from './test.ts';

/* Helpers for the admin screen of specials. */

export const screen = '/admin/specials';

export const today = () => localDay(Date.now());

/** A title unique to the test. */
export const titled = (name: string, info: { project: { name: string }; testId: string }) =>
  `${name} ${info.project.name} ${info.testId.slice(-6)}`;

export async function logIn(page: Page): Promise<void> {
  await page.goto(screen);
  await page.getByLabel('Password').fill(adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Specials' })).toBeVisible();
}

/** A field inside the form, because the preview beside it repeats some names. */
export const field = (page: Page, label: string) => page.getByRole('form').getByLabel(label);

/** On a phone the form replaces the list. */
const openNew = (page: Page) => page.getByRole('button', { name: 'New special' }).click();

async function fill(page: Page, title: string, expirationDate: string): Promise<void> {
  await openNew(page);
  await field(page, 'Title').fill(title);
  await field(page, 'Discount label').fill('$50 off');
  await field(page, 'Description').fill('Fifty dollars off any repair.');
  await field(page, 'Terms').fill('One a household.');
  await field(page, 'Expiration date').fill(expirationDate);
}

export const save = (page: Page) => page.getByRole('button', { name: /^(Create|Update) Special$/ }).click();
export const row = (page: Page, title: string) => page.getByRole('button', { name: `Edit ${title}`, exact: true });
export const notice = (page: Page, text: string) =>
  page.getByRole('main').getByRole('paragraph').filter({ hasText: text });

export async function create(page: Page, title: string, expirationDate: string): Promise<void> {
  await fill(page, title, expirationDate);
  await save(page);
  await expect(notice(page, 'Special created successfully')).toBeVisible();
  await expect(row(page, title)).toBeVisible();
}

/** Checks in a new window whether the public specials page shows the special. */
export async function expectOnSpecialsPage(page: Page, title: string, seen: boolean): Promise<void> {
  const visitor = await page.context().newPage();
  await visitor.goto('/specials');
  await expect(visitor.getByText('Loading current offers...')).toBeHidden();
  await expect(visitor.getByRole('alert')).toHaveCount(0);
  await expect(visitor.getByRole('heading', { name: title, exact: true })).toHaveCount(seen ? 1 : 0);
  await visitor.close();
}
