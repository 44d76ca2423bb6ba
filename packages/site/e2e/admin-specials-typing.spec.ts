import { expectOnSpecialsPage, field, logIn, notice, row, titled } from './support/admin-specials.ts';
import { addSpecial } from './support/specials.ts';
import { expect, test } from './support/test.ts';

/* Typed text survives a slow form and the Back button. */

test(
  'clicking a row opens its form at once, so the next keys go into it',
  { tag: '@once' },
  async ({ page, server }, info) => {
    const title = titled('Typed at once', info);
    await addSpecial(server.origin, { title });
    await logIn(page);
    const next = await row(page, title).evaluate(async (button: HTMLElement) => {
      button.click();
      // Synchronously, before the next key event.
      await Promise.resolve();
      return document.querySelector<HTMLInputElement>('form input[name="title"]')?.value;
    });
    expect(next).toBe(title);
  },
);

test(
  'on a phone the list comes first, and the Back button returns to it with scroll, focus and draft kept',
  { tag: '@once' },
  async ({ page, server }, info) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const title = titled('Pocket', info);
    await addSpecial(server.origin, { title, terms: 'One a household.' });
    await logIn(page);
    await expect(page.getByRole('form')).toBeHidden();
    const edit = row(page, title);
    await edit.scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const before = await scrolled();
    await edit.click();
    await expect(field(page, 'Title')).toBeFocused();
    await expect(edit).toBeHidden();
    await field(page, 'Terms').fill('Typed on the way.');
    await page.goBack();
    await expect(edit).toBeFocused();
    await expect.poll(scrolled).toBe(before);

    // Also after visiting another page and a reload.
    await page.getByRole('link', { name: 'Leads' }).click();
    await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Specials' }).click();
    await edit.click();
    await expect(field(page, 'Terms')).toHaveValue('Typed on the way.');
    await page.reload();
    await expect(field(page, 'Terms')).toHaveValue('Typed on the way.');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(field(page, 'Terms')).toHaveValue('One a household.');
    await page.getByRole('button', { name: 'Back to the list' }).click();

    await page.getByRole('button', { name: `Pause ${title}` }).click();
    await expect(notice(page, 'Special paused successfully')).toBeVisible();
    await expectOnSpecialsPage(page, title, false);
    await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(notice(page, 'Special resumed successfully')).toBeVisible();
    await expectOnSpecialsPage(page, title, true);
  },
);
