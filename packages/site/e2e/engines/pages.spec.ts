import { endpoints } from '@hvac/content/model';
import { onePathOfEachKind } from '../support/kinds.ts';
import type { Session } from './support/session.ts';
import { adminPassword } from '../support/server.ts';
import { expect, inPage, visible, test } from './support/test.ts';

const width = `return document.documentElement.scrollWidth - document.documentElement.clientWidth`;
const focused = `var at = document.activeElement; return at.tagName + ' ' + (at.getAttribute('aria-label') || at.textContent)`;

/** Sends pointerdown until the first script has loaded and hydrates the page. */
const hydrate = (session: Session) =>
  inPage(
    session,
    `document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
     return document.documentElement.hasAttribute('data-hydrated')`,
  ).toBe(true);

for (const path of onePathOfEachKind) {
  test(`${path} fits the window width and uses the matching layout`, async ({ session, faultProxy }) => {
    for (const wide of session.canResize ? [false, true] : [true]) {
      if (session.canResize) await session.resize(wide ? 1280 : 480, 844);
      await session.go(faultProxy.origin + path);
      await visible(session, 'h1').toBe(true);
      await visible(session, 'header summary[aria-label="Menu"]').toBe(!wide);
      await visible(session, 'header nav a').toBe(wide);
      expect(await session.js(width)).toBe(0);
    }
  });
}

test('a menu opens with a click, does not trap the Tab key, and closes with Escape', async ({
  session,
  faultProxy,
}) => {
  await session.go(`${faultProxy.origin}/services`);
  const menu = 'header nav details:not([data-site-menu])';
  await session.click(`${menu} > summary`);
  await inPage(session, 'return document.querySelector(arguments[0]).open', menu).toBe(true);
  await inPage(session, `return document.documentElement.hasAttribute('data-hydrated')`).toBe(true);
  const stops: string[] = [];
  for (let pressed = 0; pressed < 3; pressed++) {
    await session.press('Tab');
    stops.push(await session.js<string>(focused));
  }
  expect(new Set(stops).size).toBe(3);
  await session.press('Escape');
  await inPage(session, 'return document.querySelector(arguments[0]).open', menu).toBe(false);
});

test('an FAQ answer opens with a click on the question and does not trap the Tab key', async ({
  session,
  faultProxy,
}) => {
  await session.go(`${faultProxy.origin}/hvac-faqs`);
  const question = 'main details';
  await session.click(`${question} > summary`);
  await inPage(session, 'return document.querySelector(arguments[0]).open', question).toBe(true);
  const before = await session.js<string>(focused);
  await session.press('Tab');
  expect(await session.js<string>(focused)).not.toBe(before);
});

test('specials are shown, including one with a print URL', async ({ session, faultProxy, server }) => {
  const special = {
    title: 'Spring Tune-Up',
    discount: '$75 off',
    description: 'A check of the whole system.',
    startDate: '2020-01-01',
    expirationDate: '2999-12-31',
    terms: 'One a household.',
    printURL: 'https://www.example.com/coupon.pdf',
    isActive: true,
  };
  const answer = await fetch(server.origin + endpoints.adminSpecials, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${adminPassword}` },
    body: JSON.stringify(special),
  });
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([201, '']);
  await session.go(`${faultProxy.origin}/specials`);
  await inPage(session, 'return document.body.innerText').toContain('Spring Tune-Up');
  expect(await session.js('return document.body.innerText')).toContain('$75');
  await hydrate(session);
  expect(await session.js('return document.body.innerText')).toContain('Spring Tune-Up');
});

test('breadcrumbs have separators', async ({ session, faultProxy }) => {
  await session.go(`${faultProxy.origin}/contact`);
  const marks = await session.js<string[]>(
    `return Array.from(document.querySelectorAll('nav[aria-label="Breadcrumb"] li'), function (item) {
       return getComputedStyle(item, '::before').content + getComputedStyle(item, '::after').content;
     })`,
  );
  expect(marks.filter((mark) => mark.includes('/'))).toHaveLength(marks.length - 1);
});

test('a reload restores the scroll position, and hydration keeps the position scrolled to after it', async ({
  session,
  faultProxy,
}) => {
  await session.go(`${faultProxy.origin}/about`);
  await hydrate(session);
  await session.js('scrollTo(0, 900)');
  await session.js('location.reload()');
  await inPage(session, 'return document.readyState + Math.round(scrollY)').toBe('complete900');
  await session.js('scrollTo(0, 1500)');
  await hydrate(session);
  expect(await session.js('return Math.round(scrollY)')).toBe(1500);
});

test('the admin login opens the inbox', async ({ session, faultProxy }) => {
  await session.go(`${faultProxy.origin}/admin/leads`);
  await visible(session, 'input[type=password]').toBe(true);
  await session.type('input[type=password]', adminPassword);
  await session.press('Enter');
  await visible(session, 'input[type=password]').toBe(false);
  await inPage(session, 'return document.body.innerText').toContain('Leads');
});
