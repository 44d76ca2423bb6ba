import { addDays, formatCalendarDate, untilLocalMidnight } from '@hvac/content/model';
import {
  create,
  field,
  logIn,
  notice,
  row,
  save,
  screen,
  titled,
  today,
  expectOnSpecialsPage,
} from './support/admin-specials.ts';
import { violations } from './support/axe.ts';
import { adminPassword } from './support/server.ts';
import { addSpecial } from './support/specials.ts';
import { expect, hydrated, test } from './support/test.ts';

test(
  'log in with a wrong, then the right password; create, edit, delete, undo and log out',
  { tag: '@once' },
  async ({ page }, info) => {
    const title = titled('Repair week', info);
    const lastDay = addDays(today(), 30);
    await page.goto(screen);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByLabel('Password').fill('wrong');
    await page.getByLabel('Password').press('Enter');
    await expect(page.getByText('Incorrect password.')).toBeVisible();
    await expect(page.getByLabel('Password')).toBeFocused();
    await page.getByLabel('Password').fill(adminPassword);
    await page.getByLabel('Password').press('Enter');
    await expect(page.getByRole('heading', { name: 'All Specials' })).toBeVisible();

    await create(page, title, lastDay);
    expect(await violations(page)).toEqual([]);
    await expectOnSpecialsPage(page, title, true);

    await row(page, title).click();
    await expect(page.getByRole('heading', { name: 'Edit Special' })).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue(title);
    await expect(field(page, 'Print URL')).toHaveValue('');
    await field(page, 'Title').fill(`${title}, longer`);
    await save(page);
    await expect(notice(page, 'Special updated successfully')).toBeVisible();
    await expectOnSpecialsPage(page, `${title}, longer`, true);

    await page.getByRole('button', { name: `Delete ${title}, longer` }).click();
    await expect(notice(page, 'Special deleted successfully')).toBeVisible();
    await expectOnSpecialsPage(page, `${title}, longer`, false);
    await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(row(page, `${title}, longer`)).toBeVisible();
    await expectOnSpecialsPage(page, `${title}, longer`, true);

    // A visit later the password is still known; after a logout it is not.
    await page.reload();
    await expect(row(page, `${title}, longer`)).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  },
);

test(
  'an expired special disappears at midnight in New York, without a reload',
  { tag: '@once' },
  async ({ page, server }, info) => {
    const title = titled('Last day', info);
    await addSpecial(server.origin, { title, expirationDate: today() });
    const now = Date.now();
    const untilMidnight = untilLocalMidnight(now);
    await page.clock.install({ time: now });
    await page.goto('/specials');
    await page.getByRole('contentinfo').dispatchEvent('pointerdown');
    await hydrated(page);
    const offer = page.getByRole('heading', { name: title });
    await expect(offer).toBeVisible();
    await page.clock.fastForward(untilMidnight - 60_000);
    await expect(offer).toBeVisible();
    await page.clock.fastForward(120_000);
    await expect(offer).toBeHidden();
  },
);

test('login, create, move, delete and undo work with the keyboard alone', { tag: '@once' }, async ({ page }, info) => {
  const { keyboard } = page;
  const [first, second] = [titled('Keys one', info), titled('Keys two', info)];
  /** Presses Tab until the focus is on something with this name. */
  const tabTo = async (name: string) => {
    const target = page.getByRole('main').or(page.locator('body')).getByRole('button', { name, exact: true }).first();
    for (let stops = 0; stops < 120; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`No way to "${name}" with Tab`);
  };
  const typeSpecial = async (title: string) => {
    await tabTo('New special');
    await keyboard.press('Enter');
    await expect(field(page, 'Title')).toBeFocused();
    await keyboard.type(title);
    for (const text of ['$50 off', 'Fifty dollars off.', 'One a household.']) {
      await keyboard.press('Tab');
      await keyboard.type(text);
    }
    // A date field has a stop for each of its parts.
    const lastDay = formatCalendarDate(addDays(today(), 30), 'digits').replaceAll('/', '');
    await field(page, 'Expiration date').focus();
    await keyboard.type(lastDay);
    await field(page, 'Print URL').focus();
    await keyboard.press('Enter');
    await expect(row(page, title)).toBeVisible();
  };
  await page.goto(screen);
  await hydrated(page);
  await page.getByLabel('Password').focus();
  await keyboard.type(adminPassword);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'All Specials' })).toBeVisible();
  await typeSpecial(first);
  await typeSpecial(second);

  await tabTo(`Move ${second} up`);
  const kept = page.waitForResponse('**/order');
  await keyboard.press('Enter');
  await expect(page.getByText(new RegExp(`${second} moved to place \\d+ of \\d+\\.`))).toBeAttached();
  const titles = page
    .getByRole('region', { name: 'All Specials' })
    .getByRole('heading', { level: 3 })
    .filter({ hasText: /^Keys / });
  await expect(titles).toHaveText([second, first]);

  await kept;
  await page.reload();
  await expect(titles).toHaveText([second, first]);
  await tabTo(`Move ${second} down`);
  await keyboard.press('Enter');
  await expect(titles).toHaveText([first, second]);

  await tabTo(`Delete ${first}`);
  await keyboard.press('Enter');
  await expect(notice(page, 'Special deleted successfully')).toBeVisible();
  await tabTo('Undo');
  await keyboard.press('Enter');
  await expect(row(page, first)).toBeVisible();
});

test('a reorder right before leaving the page is saved', { tag: '@once' }, async ({ page, server }, info) => {
  const [first, second] = [titled('Left one', info), titled('Left two', info)];
  for (const title of [first, second]) await addSpecial(server.origin, { title });
  await logIn(page);
  const titles = page
    .getByRole('region', { name: 'All Specials' })
    .getByRole('heading', { level: 3 })
    .filter({ hasText: /^Left / });
  await expect(titles).toHaveText([first, second]);
  // The call waits for one of the browser's six connections to the server when the page goes.
  server.freeze();
  await page.evaluate(() => Array.from({ length: 6 }, (_, at) => void fetch(`/robots.txt?${at}`).catch(() => {})));
  await page.getByRole('button', { name: `Move ${second} up` }).click();
  await expect(titles).toHaveText([second, first]);
  await page.goto('about:blank');
  server.thaw();
  await expect(async () => {
    await page.goto(screen);
    await expect(titles).toHaveText([second, first]);
  }).toPass();
});
