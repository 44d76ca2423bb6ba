import type { Locator, Page, TestInfo } from '@playwright/test';

/** An email address unique to the test, to count its leads on disk. */
export const addressOf = ({ title, project }: TestInfo) =>
  `${title.replaceAll(/\W+/g, '-')}.${project.name}@example.com`.toLowerCase();

/** Fills in a person's name, phone number and email address. */
export async function fillPerson(form: Page | Locator, email: string): Promise<void> {
  await form.getByLabel('First name').fill('Rosa');
  await form.getByLabel('Last name').fill('Delgado');
  await form.getByRole('textbox', { name: 'Phone' }).fill('(904) 555-0199');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
}

/** Fills in a street address. */
export async function fillHome(form: Page | Locator): Promise<void> {
  await form.getByLabel('Street address').fill('12 Live Oak Lane');
  await form.getByLabel('City').fill('Jacksonville');
  await form.getByLabel('ZIP code').fill('32202');
}

/** Lets the server receive the first submission but drops its response. */
export async function loseFirstAnswer(page: Page, path: string): Promise<void> {
  let lost = false;
  await page.route(`**${path}`, async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}
