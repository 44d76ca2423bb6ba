import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from './session.ts';
import { answerTo } from '../../support/captcha.ts';
import { expect, inPage } from './test.ts';

/** Each page with a form and the title of its receipt. */
export const forms = [
  { path: '/', receipt: 'Service Request Submitted' },
  { path: '/neptune-beach-hvac', receipt: 'Service Request Submitted' },
  { path: '/contact', receipt: 'Message Sent' },
  { path: '/referral', receipt: 'Referral Submitted' },
  { path: '/careers', receipt: 'Application Submitted' },
] as const;

const person = { FirstName: 'Rosa', LastName: 'Delgado', Phone: '(904) 555-0199' };
const home = { Address: '12 Live Oak Lane', City: 'Jacksonville', ZipCode: '32202' };
const friend = Object.fromEntries(
  Object.entries({ ...person, ...home }).map(([name, text]) => [`friend${name}`, text]),
);
const own = Object.fromEntries(
  Object.entries({ ...person, ...home }).map(([name, text]) => [name.charAt(0).toLowerCase() + name.slice(1), text]),
);

/** Test values by field name. Each form has some of the fields. */
const texts = (email: string): Readonly<Record<string, string>> => ({
  ...own,
  ...friend,
  email,
  friendEmail: 'friend@example.com',
  message: 'The upstairs unit blows warm air.',
  confirmEmail: email,
});

const field = (name: string) => `form[data-lead-form] [name="${name}"]`;

/** Picks an option of each select and radio group and fires the events of a real choice. */
const choose = `
  var form = document.querySelector('form[data-lead-form]');
  form.querySelectorAll('select[aria-required]').forEach(function (select) {
    select.value = (select.options[1] || select.options[0]).value;
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  var names = {};
  form.querySelectorAll('input[type=radio]').forEach(function (radio) {
    if (!names[radio.name]) radio.click();
    names[radio.name] = true;
  });`;

/** Fills in the form except the math problem and the file. @returns the names of the fields typed into */
export async function fillIn(session: Session, email: string): Promise<string[]> {
  const names = await session.js<string[]>(
    `return Array.from(document.querySelector('form[data-lead-form]').elements, function (each) { return each.name })`,
  );
  const typed = Object.entries(texts(email)).filter(([name]) => names.includes(name));
  for (const [name, text] of typed) await session.type(field(name), text);
  await session.js(choose);
  return typed.map(([name]) => name);
}

/** The values of the given fields. */
export const fieldValues = (session: Session, names: readonly string[]) =>
  session.js<string[]>(
    `var form = document.querySelector('form[data-lead-form]');
     return arguments[0].map(function (name) { return form.elements[name].value })`,
    names,
  );

export const textsOf = (email: string, names: readonly string[]) => names.map((name) => texts(email)[name]);

/** Attaches a small PDF if the form has a file field. */
export async function chooseFile(session: Session): Promise<void> {
  if (!(await session.js<boolean>(`return Boolean(document.querySelector('form input[type=file]'))`))) return;
  const file = join(await mkdtemp(join(tmpdir(), 'site-engines-')), 'Rosa Delgado.pdf');
  await writeFile(file, `%PDF-1.7\n${'1 0 obj << >> endobj\n'.repeat(400)}%%EOF\n`);
  await session.attach('form input[type=file]', file);
}

/** Solves the math problem once it has loaded. */
export async function solve(session: Session): Promise<void> {
  const answer = field('captchaAnswer');
  await inPage(session, 'return document.querySelector(arguments[0]).disabled', answer).toBe(false);
  const text = await session.js<string>(`return document.querySelector('form[data-lead-form]').textContent`);
  await session.type(answer, answerTo(/\d+ [+−×-] \d+ =/.exec(text)?.[0] ?? ''));
}

export const send = (session: Session) => session.click('form[data-lead-form] [type=submit]');

export const expectText = (session: Session, words: string) =>
  inPage(session, 'return document.body.innerText.indexOf(arguments[0]) >= 0', words).toBe(true);

/** Expects a visible "Not sent yet" alert with a phone link. */
export const expectNotSent = (session: Session) =>
  inPage(
    session,
    `return Array.from(document.querySelectorAll('form[data-lead-form] [role=alert]')).some(function (alert) {
       return alert.getClientRects().length > 0 && /Not sent yet/.test(alert.textContent) &&
         Boolean(alert.querySelector('a[href^="tel:"]'));
     })`,
  ).toBe(true);

/** Expects the server's answer to a form that the browser posted. */
export const expectAnswerPage = (session: Session) =>
  inPage(session, 'return /(One|Two) more step/.test(document.title)').toBe(true);

/** An email address unique to the test. */
export const addressOf = (title: string, engine: string) =>
  `${title.replaceAll(/\W+/g, '-')}.${engine}@example.com`.toLowerCase().replace(/^-/, '');

export { expect };
