import { addDays } from '@hvac/content/model';
import {
  create,
  field,
  fill,
  logIn,
  notice,
  row,
  save,
  titled,
  today,
  expectOnSpecialsPage,
} from './support/admin-specials.ts';
import { expect, test } from './support/test.ts';

/* Typed text survives a slow form, another admin's change, a stopped server, a lost response and the Back button. */

test('clicking a row opens its form at once, so the next keys go into it', { tag: '@once' }, async ({ page }, info) => {
  const title = titled('Typed at once', info);
  await logIn(page);
  await create(page, title, addDays(today(), 30));
  const next = await row(page, title).evaluate(async (button: HTMLElement) => {
    button.click();
    // Synchronously, before the next key event.
    await Promise.resolve();
    return document.querySelector<HTMLInputElement>('form input[name="title"]')?.value;
  });
  expect(next).toBe(title);
});

test(
  'when two admins edit one special, the second save is refused and overwrites nothing',
  { tag: '@once' },
  async ({ page, browser, server }, info) => {
    const title = titled('Two at once', info);
    await logIn(page);
    await create(page, title, addDays(today(), 30));

    const second = await browser.newPage({ baseURL: server.origin });
    await logIn(second);
    await row(second, title).click();
    await field(second, 'Description').fill('What the second wrote.');

    await row(page, title).click();
    await field(page, 'Terms').fill('What the first wrote.');
    await save(page);
    await expect(notice(page, 'Special updated successfully')).toBeVisible();

    await save(second);
    await expect(second.getByRole('alert')).toContainText('Somebody else just changed this special.');
    await expect(field(second, 'Description')).toHaveValue('What the second wrote.');
    await row(page, title).click();
    await expect(field(page, 'Description')).toHaveValue('Fifty dollars off any repair.');

    await second.getByRole('button', { name: 'Load their version' }).click();
    await second.getByRole('button', { name: 'Use theirs for Terms' }).click();
    await expect(field(second, 'Description')).toHaveValue('What the second wrote.');
    await save(second);
    await expect(notice(second, 'Special updated successfully')).toBeVisible();
    await row(second, title).click();
    await expect(field(second, 'Terms')).toHaveValue('What the first wrote.');
    await expect(field(second, 'Description')).toHaveValue('What the second wrote.');
    await second.close();
  },
);

test('typed text survives a stopped server', { tag: '@once' }, async ({ page, server }, info) => {
  const title = titled('Kept', info);
  await logIn(page);
  await fill(page, title, addDays(today(), 30));
  await server.kill();
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Failed to create special');
  await expect(field(page, 'Title')).toHaveValue(title);
  await server.start();
  await save(page);
  await expect(row(page, title)).toBeVisible();
});

test(
  'on a phone the list comes first, and the Back button returns to it with scroll, focus and draft kept',
  { tag: '@once' },
  async ({ page }, info) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const title = titled('Pocket', info);
    await logIn(page);
    await expect(page.getByRole('form')).toBeHidden();
    await create(page, title, addDays(today(), 30));
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

test('a lost response creates no second special, even after a reload', { tag: '@once' }, async ({ page }, info) => {
  const title = titled('Once', info);
  await logIn(page);
  await fill(page, title, addDays(today(), 30));
  await page.route(
    '**/api/admin/specials',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Failed to create special');
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue(title);
  await save(page);
  await expect(notice(page, 'Special created successfully')).toBeVisible();
  await expect(row(page, title)).toHaveCount(1);
});
