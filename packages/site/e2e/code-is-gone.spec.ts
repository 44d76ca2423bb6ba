import {
  answerOf,
  chooseFile,
  expectFile,
  expectNotSent,
  finish,
  formOf,
  framedForms,
  held,
  submitOf,
} from './support/lead-forms.ts';
import { captchaAnswer, expect, hold, hydrated, test } from './support/test.ts';

/* A release in between, no line, no script yet: the lead is sent once, or the page says that it was not. */

const codeFiles = /\/assets\/(?!defer)[^/]+\.js$/;

for (const form of framedForms) {
  const email = (what: string) => `${what}${form.path.replaceAll('/', '-')}@example.com`;

  test(`${form.path} after a release whose files replaced those of the open page`, async ({ page, server }) => {
    let gone = true;
    await page.route(codeFiles, (route) => (gone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
    // The document of the new release, when the page asks for it.
    page.on('framenavigated', () => (gone = page.url() === 'about:blank'));
    await page.goto(form.path);
    gone = true;
    await form.fill(formOf(page), email('gone'));
    if (form.file) await chooseFile(page);
    const typed = await held(page);
    await submitOf(page).click();
    if (form.file) {
      // No reload keeps a file: it is not given up before the visitor was told.
      await expectNotSent(page, typed);
      await expectFile(page);
      await submitOf(page).click();
    }
    await hydrated(page);
    await expect(page.getByText('We kept what you typed.')).toBeVisible();
    expect(await held(page)).toEqual(typed);
    if (form.file) {
      await expect(page.getByText('Please choose your résumé again.')).toBeVisible();
      await chooseFile(page);
    }
    await finish(page, form);
    expect(await server.countOnDisk(form.stored?.(email('gone')) ?? email('gone'))).toBe(1);
  });

  test(`${form.path} with files that no release brings back: said once, without an endless reload`, async ({
    page,
  }) => {
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.route(codeFiles, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(form.path);
    await form.fill(formOf(page), email('missing'));
    const typed = await held(page);
    await submitOf(page).click();
    await expectNotSent(page, typed);
    await submitOf(page).click();
    await expectNotSent(page, typed);
    expect(loads).toBe(2);
  });

  test(`${form.path} offline before React, and again at the send`, async ({ page, context, server }) => {
    // A form in the first screen asks for its code at once: the line is gone before that, and comes back for all.
    let isAway = true;
    await page.route(codeFiles, (route) => (isAway ? route.abort('internetdisconnected') : route.continue()));
    await page.goto(form.path);
    await context.setOffline(true);
    await form.fill(formOf(page), email('offline'));
    if (form.file) await chooseFile(page);
    const typed = await held(page);
    await submitOf(page).click();
    await expectNotSent(page, typed);
    if (form.file) await expectFile(page);
    isAway = false;
    await context.setOffline(false);
    await submitOf(page).click();
    const answer = answerOf(page);
    await expect(answer).toBeEnabled();
    await answer.fill(await captchaAnswer(page));
    await context.setOffline(true);
    await submitOf(page).click();
    await expectNotSent(page, typed);
    await context.setOffline(false);
    await submitOf(page).click();
    await expect(page.getByText(form.sent).first()).toBeVisible();
    expect(await server.countOnDisk(form.stored?.(email('offline')) ?? email('offline'))).toBe(1);
  });

  test(`${form.path} sent before any script has come: the page comes back filled in, and goes on`, async ({
    page,
    server,
  }) => {
    const first = await hold(page, /\/assets\/defer-.*\.js$/);
    await page.goto(form.path, { waitUntil: 'commit' });
    await form.fill(formOf(page), email('early'));
    const typed = await held(page);
    await submitOf(page).click();
    await expect(page.locator('form[data-held]')).toBeAttached();
    await expectNotSent(page, typed);
    first.release();
    // Whoever has pressed before wants to send: React comes by itself.
    await hydrated(page);
    expect(await held(page)).toEqual(typed);
    if (form.file) await chooseFile(page);
    await finish(page, form);
    expect(await server.countOnDisk(form.stored?.(email('early')) ?? email('early'))).toBe(1);
  });
}
