import type { Page } from '@playwright/test';
import { formOf, sampleForms, fieldValues } from './support/lead-forms.ts';
import { expect, holdScripts, hydrated, test } from './support/test.ts';

/*
 * Hydration often happens between pointerdown and pointerup. The pressed element must stay under the finger: if the
 * two events hit different elements, the browser fires no click.
 */

/** Top and height of each form control, in px from the top of the document. */
const places = (page: Page) =>
  formOf(page).evaluate((form: HTMLFormElement) =>
    [...form.elements].map((control) => {
      const { top, height } = control.getBoundingClientRect();
      const name = control.getAttribute('name') ?? control.textContent;
      return `${name}: ${(top + scrollY).toFixed(1)} ${height.toFixed(1)}`;
    }),
  );

const note = (page: Page) => page.getByText('We kept what you typed.');

for (const form of sampleForms) {
  const email = `moves${form.path.replaceAll('/', '-')}@example.com`;

  test(`${form.path}: hydration moves no field while the visitor is typing, nor when it restores an earlier draft`, async ({
    page,
  }) => {
    // Outside the office's hours a repair that is restored has a notice above the button.
    await page.clock.setFixedTime('2026-11-23T10:00:00-05:00');
    const scripts = await holdScripts(page);
    await page.goto(form.path);
    await form.fill(formOf(page), email);
    const before = await places(page);
    scripts.release();
    await hydrated(page);
    await expect(page.locator('[name="captchaAnswer"]')).toBeEnabled();
    expect(await places(page)).toEqual(before);
    await expect(note(page)).toBeHidden();

    const typed = await fieldValues(page);
    const again = await holdScripts(page);
    await page.reload();
    await expect(note(page)).toBeVisible();
    await page.getByLabel('First name').first().focus();
    const restored = await places(page);
    again.release();
    await hydrated(page);
    await expect(page.locator('[name="captchaAnswer"]')).toBeEnabled();
    expect(await places(page)).toEqual(restored);
    expect(await fieldValues(page)).toEqual(typed);
    await expect(note(page)).toBeVisible();
  });
}
