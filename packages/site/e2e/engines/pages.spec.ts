import { endpoints } from '@hvac/content/model';
import { onePathOfEachKind } from '../support/kinds.ts';
import type { Session } from './support/session.ts';
import { adminPassword } from '../support/server.ts';
import { expect, inPage, shown, test } from './support/test.ts';

const width = `return document.documentElement.scrollWidth - document.documentElement.clientWidth`;
const focused = `var at = document.activeElement; return at.tagName + ' ' + (at.getAttribute('aria-label') || at.textContent)`;

/** A touch, again and again until the first script is there to take it. */
const waken = (session: Session) =>
  inPage(
    session,
    `document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
     return document.documentElement.hasAttribute('data-hydrated')`,
  ).toBe(true);

for (const path of onePathOfEachKind) {
  test(`${path} fits into the window, and has the layout of its width`, async ({ session, door }) => {
    for (const wide of session.canResize ? [false, true] : [true]) {
      if (session.canResize) await session.resize(wide ? 1280 : 480, 844);
      await session.go(door.origin + path);
      await shown(session, 'h1').toBe(true);
      await shown(session, 'header summary[aria-label="Menu"]').toBe(!wide);
      await shown(session, 'header nav a').toBe(wide);
      expect(await session.js(width)).toBe(0);
    }
  });
}

test('a menu opens by a click, lets the Tab key out, and closes by Escape', async ({ session, door }) => {
  await session.go(`${door.origin}/services`);
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

test('a question opens by a click on its words, and lets the Tab key out', async ({ session, door }) => {
  await session.go(`${door.origin}/hvac-faqs`);
  const question = 'main details';
  await session.click(`${question} > summary`);
  await inPage(session, 'return document.querySelector(arguments[0]).open', question).toBe(true);
  const before = await session.js<string>(focused);
  await session.press('Tab');
  expect(await session.js<string>(focused)).not.toBe(before);
});

test('offers are shown, one with an address to print from among them', async ({ session, door, server }) => {
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
  await session.go(`${door.origin}/specials`);
  await inPage(session, 'return document.body.innerText').toContain('Spring Tune-Up');
  expect(await session.js('return document.body.innerText')).toContain('$75');
  await waken(session);
  expect(await session.js('return document.body.innerText')).toContain('Spring Tune-Up');
});

test('breadcrumbs are told apart', async ({ session, door }) => {
  await session.go(`${door.origin}/contact`);
  const marks = await session.js<string[]>(
    `return Array.from(document.querySelectorAll('nav[aria-label="Breadcrumb"] li'), function (item) {
       return getComputedStyle(item, '::before').content + getComputedStyle(item, '::after').content;
     })`,
  );
  expect(marks.filter((mark) => mark.includes('/'))).toHaveLength(marks.length - 1);
});

test('a reload comes back to where the page was, and stays where the visitor goes from there', async ({
  session,
  door,
}) => {
  await session.go(`${door.origin}/about`);
  await waken(session);
  await session.js('scrollTo(0, 900)');
  await session.js('location.reload()');
  await inPage(session, 'return document.readyState + Math.round(scrollY)').toBe('complete900');
  await session.js('scrollTo(0, 1500)');
  await waken(session);
  expect(await session.js('return Math.round(scrollY)')).toBe(1500);
});

test('the office logs in and sees its inbox', async ({ session, door }) => {
  await session.go(`${door.origin}/admin/leads`);
  await shown(session, 'input[type=password]').toBe(true);
  await session.type('input[type=password]', adminPassword);
  await session.press('Enter');
  await shown(session, 'input[type=password]').toBe(false);
  await inPage(session, 'return document.body.innerText').toContain('Leads');
});
