import type { Page } from '@playwright/test';
import { formOf, framedForms, held } from './support/lead-forms.ts';
import { expect, holdScripts, hydrated, test } from './support/test.ts';

/*
 * React comes while the visitor is at work, often between the finger's touch and its lift. What was pressed must then
 * still be under it: a press whose two halves fall on two elements is no press, and nothing says so.
 */

/** Where each control of the form stands and how high it is, in px from the top of the document. */
const places = (page: Page) =>
  formOf(page).evaluate((form: HTMLFormElement) =>
    [...form.elements].map((control) => {
      const { top, height } = control.getBoundingClientRect();
      const name = control.getAttribute('name') ?? control.textContent;
      return `${name}: ${(top + scrollY).toFixed(1)} ${height.toFixed(1)}`;
    }),
  );

const note = (page: Page) => page.getByText('We kept what you typed.');

for (const form of framedForms) {
  const email = `moves${form.path.replaceAll('/', '-')}@example.com`;

  test(`${form.path}: nothing of the form moves when React comes to what was typed before it`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(form.path);
    await form.fill(formOf(page), email);
    const before = await places(page);
    scripts.release();
    await hydrated(page);
    await expect(page.locator('[name="captchaAnswer"]')).toBeEnabled();
    expect(await places(page)).toEqual(before);
    await expect(note(page)).toBeHidden();
  });

  test(`${form.path}: nothing of the form moves when React comes to what an earlier visit typed`, async ({ page }) => {
    await page.goto(form.path);
    await form.fill(formOf(page), email);
    const typed = await held(page);
    await hydrated(page);
    const scripts = await holdScripts(page);
    await page.reload();
    await expect(note(page)).toBeVisible();
    await page.getByLabel('First name').first().focus();
    const before = await places(page);
    scripts.release();
    await hydrated(page);
    await expect(page.locator('[name="captchaAnswer"]')).toBeEnabled();
    expect(await places(page)).toEqual(before);
    expect(await held(page)).toEqual(typed);
    await expect(note(page)).toBeVisible();
  });
}
