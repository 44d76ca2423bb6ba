import { addDays, localDay, formatCalendarDate, untilLocalMidnight } from '@hvac/content/model';
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { expect, hydrated, test } from './support/test.ts';

/** As in support/server.ts. */
const password = 'correct horse battery staple';
const screen = '/admin/specials';

const today = () => localDay(Date.now());

/** A title that no other test uses. */
const titled = (name: string, info: { project: { name: string }; testId: string }) =>
  `${name} ${info.project.name} ${info.testId.slice(-6)}`;

async function logIn(page: Page): Promise<void> {
  await page.goto(screen);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Specials' })).toBeVisible();
}

/** A field of the form: the preview beside it has names of its own. */
const field = (page: Page, label: string) => page.getByRole('form').getByLabel(label);

/** On a phone the form stands in place of the list. */
const openNew = (page: Page) => page.getByRole('button', { name: 'New special' }).click();

async function fill(page: Page, title: string, expirationDate: string): Promise<void> {
  await openNew(page);
  await field(page, 'Title').fill(title);
  await field(page, 'Discount label').fill('$50 off');
  await field(page, 'Description').fill('Fifty dollars off any repair.');
  await field(page, 'Terms').fill('One a household.');
  await field(page, 'Expiration date').fill(expirationDate);
}

const save = (page: Page) => page.getByRole('button', { name: /^(Create|Update) Special$/ }).click();
const row = (page: Page, title: string) => page.getByRole('button', { name: `Edit ${title}`, exact: true });
const news = (page: Page, text: string) => page.getByRole('main').getByRole('paragraph').filter({ hasText: text });

async function create(page: Page, title: string, expirationDate: string): Promise<void> {
  await fill(page, title, expirationDate);
  await save(page);
  await expect(news(page, 'Special created successfully')).toBeVisible();
  await expect(row(page, title)).toBeVisible();
}

/** The offer on the visitors' page, in a window of its own. */
async function visitorSees(page: Page, title: string, seen: boolean): Promise<void> {
  const visitor = await page.context().newPage();
  await visitor.goto('/specials');
  await expect(visitor.getByText('Loading current offers...')).toBeHidden();
  await expect(visitor.getByRole('alert')).toHaveCount(0);
  await expect(visitor.getByRole('heading', { name: title, exact: true })).toHaveCount(seen ? 1 : 0);
  await visitor.close();
}

test(
  'logs in wrongly, then rightly; creates, edits, deletes, takes it back, and logs out',
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
    await page.getByLabel('Password').fill(password);
    await page.getByLabel('Password').press('Enter');
    await expect(page.getByRole('heading', { name: 'All Specials' })).toBeVisible();

    await create(page, title, lastDay);
    expect(await violations(page)).toEqual([]);
    await visitorSees(page, title, true);

    await row(page, title).click();
    await expect(page.getByRole('heading', { name: 'Edit Special' })).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue(title);
    await expect(field(page, 'Print URL')).toHaveValue('');
    await field(page, 'Title').fill(`${title}, longer`);
    await save(page);
    await expect(news(page, 'Special updated successfully')).toBeVisible();
    await visitorSees(page, `${title}, longer`, true);

    await page.getByRole('button', { name: `Delete ${title}, longer` }).click();
    await expect(news(page, 'Special deleted successfully')).toBeVisible();
    await visitorSees(page, `${title}, longer`, false);
    await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(row(page, `${title}, longer`)).toBeVisible();
    await visitorSees(page, `${title}, longer`, true);

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
  'a press on a row opens its form at once: what is typed next is meant for it',
  { tag: '@once' },
  async ({ page }, info) => {
    const title = titled('Typed at once', info);
    await logIn(page);
    await create(page, title, addDays(today(), 30));
    const next = await row(page, title).evaluate(async (button: HTMLElement) => {
      button.click();
      // Before the next key can come.
      await Promise.resolve();
      return document.querySelector<HTMLInputElement>('form input[name="title"]')?.value;
    });
    expect(next).toBe(title);
  },
);

test(
  'of two admins the second to save is refused, and nothing is overwritten',
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
    await expect(news(page, 'Special updated successfully')).toBeVisible();

    await save(second);
    await expect(second.getByRole('alert')).toContainText('Somebody else changed this special in the meantime.');
    await expect(field(second, 'Description')).toHaveValue('What the second wrote.');
    await row(page, title).click();
    await expect(field(page, 'Description')).toHaveValue('Fifty dollars off any repair.');

    await second.getByRole('button', { name: 'Load their version' }).click();
    await second.getByRole('button', { name: 'Use theirs for Terms' }).click();
    await expect(field(second, 'Description')).toHaveValue('What the second wrote.');
    await save(second);
    await expect(news(second, 'Special updated successfully')).toBeVisible();
    await row(second, title).click();
    await expect(field(second, 'Terms')).toHaveValue('What the first wrote.');
    await expect(field(second, 'Description')).toHaveValue('What the second wrote.');
    await second.close();
  },
);

test('an offer goes when midnight in New York passes, without a reload', { tag: '@once' }, async ({ page }, info) => {
  const title = titled('Last day', info);
  await logIn(page);
  await create(page, title, today());
  await expect(page.getByText('Ends today').first()).toBeVisible();

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
});

test('by keyboard alone: login, create, move, delete, undo', { tag: '@once' }, async ({ page }, info) => {
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
  await keyboard.type(password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'All Specials' })).toBeVisible();
  await typeSpecial(first);
  await typeSpecial(second);

  await tabTo(`Move ${second} up`);
  await keyboard.press('Enter');
  await expect(page.getByText(new RegExp(`${second} moved to place \\d+ of \\d+\\.`))).toBeAttached();
  const titles = page
    .getByRole('region', { name: 'All Specials' })
    .getByRole('heading', { level: 3 })
    .filter({ hasText: /^Keys / });
  await expect(titles).toHaveText([second, first]);

  await page.reload();
  await expect(titles).toHaveText([second, first]);
  await tabTo(`Move ${second} down`);
  await keyboard.press('Enter');
  await expect(titles).toHaveText([first, second]);

  await tabTo(`Delete ${first}`);
  await keyboard.press('Enter');
  await expect(news(page, 'Special deleted successfully')).toBeVisible();
  await tabTo('Undo');
  await keyboard.press('Enter');
  await expect(row(page, first)).toBeVisible();
});

test(
  'markup in every field is text, and an address that is none of the web is refused',
  { tag: '@once' },
  async ({ page }, info) => {
    const title = `<script>alert(1)</script> ${titled('Markup', info)}`;
    await logIn(page);
    await fill(page, title, addDays(today(), 30));
    await field(page, 'Description').fill('<img src=x onerror=alert(1)>');
    await field(page, 'Print URL').fill('javascript:alert(1)');
    await save(page);
    await expect(field(page, 'Print URL')).toHaveAccessibleDescription(/web address that starts with https/);
    await field(page, 'Print URL').fill('https://coupons.example.com/1');
    await save(page);
    await expect(news(page, 'Special created successfully')).toBeVisible();

    await page.goto('/specials');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: `Print Coupon ${title}` })).toHaveAttribute(
      'href',
      'https://coupons.example.com/1',
    );
    const offers = await page.locator('script[type="application/ld+json"]').allTextContents();
    const names = offers.map((json) => JSON.parse(json) as { '@type': string; name?: string });
    expect(names).toContainEqual(expect.objectContaining({ '@type': 'Offer', name: title }));
  },
);

test('what was typed survives a server that is gone', { tag: '@once' }, async ({ page, server }, info) => {
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
  'on a phone the list comes first, and Back of the browser leads to it with scroll, focus and what was typed',
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

    // Another page, and a reload.
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
    await expect(news(page, 'Special paused successfully')).toBeVisible();
    await visitorSees(page, title, false);
    await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(news(page, 'Special restored successfully')).toBeVisible();
    await visitorSees(page, title, true);
    await page.getByRole('button', { name: `End ${title}` }).click();
    await expect(news(page, 'Special ended successfully')).toBeVisible();
    await visitorSees(page, title, false);
  },
);

test(
  'an answer that is lost makes no second offer, not even after a reload',
  { tag: '@once' },
  async ({ page }, info) => {
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
    await expect(news(page, 'Special created successfully')).toBeVisible();
    await expect(row(page, title)).toHaveCount(1);
  },
);
