import type { Page } from '@playwright/test';
import {
  chooseFile,
  expectFile,
  finish,
  formOf,
  sampleForms,
  fieldValues,
  type LeadForm,
} from './support/lead-forms.ts';
import type { Server } from './support/server.ts';
import { expect, holdScripts, hydrated, test } from './support/test.ts';

/* Translators and extensions that change the document before hydration: no typed text may be lost. */

/** Translates as Chrome does: wraps each text in two nested font elements. */
function translate(): void {
  const walker = document.createTreeWalker(document.getElementById('app') ?? document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('script, option, textarea, noscript')) continue;
    const made = document.createElement('div');
    made.innerHTML = '<font><font></font></font>';
    const inner = made.querySelector('font > font');
    if (inner) inner.textContent = `¡${text.nodeValue}!`;
    text.replaceWith(...made.childNodes);
  }
  document.documentElement.classList.add('translated-ltr');
}

/** Adds nodes and attributes as password managers and other extensions do. */
function extend(): void {
  for (const input of document.querySelectorAll('input')) {
    input.insertAdjacentHTML('afterend', '<div data-manager=""><button type="button">key</button></div>');
    input.setAttribute('data-manager-field', '');
  }
  document.body.insertAdjacentHTML('afterbegin', '<div data-extension=""></div>');
  document.body.insertAdjacentHTML('beforeend', '<div data-extension=""></div>');
  document.head.insertAdjacentHTML('beforeend', '<meta name="extension">');
  for (const element of [document.documentElement, document.head, document.body]) element.setAttribute('data-ext', '1');
}

/** Types and selects, and leaves the caret in the middle of a word. */
async function typeBeforeReact(page: Page, form: LeadForm, email: string) {
  await form.fill(formOf(page), email);
  if (form.file) await chooseFile(page);
  await page
    .getByLabel('First name')
    .first()
    .evaluate((input: HTMLInputElement) => {
      input.focus();
      input.setSelectionRange(2, 3);
    });
  return fieldValues(page);
}

const selection = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: input } = document;
    return input instanceof HTMLInputElement ? [input.name, input.selectionStart, input.selectionEnd] : undefined;
  });

/** Checks that the page is hydrated, nothing is lost, and the lead is sent once. */
async function goesOn(page: Page, server: Server, form: LeadForm, email: string, typed: unknown): Promise<void> {
  await hydrated(page);
  expect(await fieldValues(page)).toEqual(typed);
  if (form.file) await expectFile(page);
  expect(await selection(page)).toEqual(['firstName', 2, 3]);
  await finish(page, form);
  expect(await server.countOnDisk(form.stored?.(email) ?? email)).toBe(1);
}

for (const form of sampleForms) {
  const email = (what: string) => `${what}${form.path.replaceAll('/', '-')}@example.com`;

  for (const [what, change] of [
    ['translated', translate],
    ['extended', extend],
  ] as const) {
    test(`${form.path} ${what} before hydration: React renders anew, the typed text and the focus stay`, async ({
      page,
      server,
    }) => {
      const scripts = await holdScripts(page);
      await page.goto(form.path);
      await page.evaluate(change);
      const typed = await typeBeforeReact(page, form, email(what));
      scripts.release();
      await hydrated(page);
      // A translator and an extension change what is new on the page, too.
      await page.evaluate(change);
      await goesOn(page, server, form, email(what), typed);
    });
  }
}
