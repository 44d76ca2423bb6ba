import {
  answerOf,
  chooseFile,
  expectFile,
  expectNotSent,
  finish,
  formOf,
  sampleForms,
  fieldValues,
  submitOf,
} from './support/lead-forms.ts';
import { captchaAnswer, expect, hold, hydrated, test } from './support/test.ts';

/* A release while the page is open, no connection, no script yet: the lead is sent once, or the page says it was not. */

const codeFiles = /\/assets\/(?!defer)[^/]+\.js$/;

for (const form of sampleForms) {
  const email = (what: string) => `${what}${form.path.replaceAll('/', '-')}@example.com`;

  test(`${form.path} after a release replaced the files of the open page`, async ({ page, server }) => {
    let gone = true;
    await page.route(codeFiles, (route) => (gone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
    // The new release's document, which the page reloads.
    page.on('framenavigated', () => (gone = page.url() === 'about:blank'));
    await page.goto(form.path);
    gone = true;
    await form.fill(formOf(page), email('gone'));
    if (form.file) await chooseFile(page);
    const typed = await fieldValues(page);
    await submitOf(page).click();
    if (form.file) {
      // No reload keeps a file: it is not given up before the visitor was told.
      await expectNotSent(page, typed);
      await expectFile(page);
      await submitOf(page).click();
    }
    await hydrated(page);
    await expect(page.getByText('We kept what you typed.')).toBeVisible();
    expect(await fieldValues(page)).toEqual(typed);
    if (form.file) {
      await expect(page.getByText('Please choose your résumé again.')).toBeVisible();
      await chooseFile(page);
    }
    await finish(page, form);
    expect(await server.countOnDisk(form.stored?.(email('gone')) ?? email('gone'))).toBe(1);
  });

  test(`${form.path} with script files that never come back: one message, no reload loop`, async ({ page }) => {
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.route(codeFiles, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(form.path);
    await form.fill(formOf(page), email('missing'));
    const typed = await fieldValues(page);
    await submitOf(page).click();
    await expectNotSent(page, typed);
    await submitOf(page).click();
    await expectNotSent(page, typed);
    expect(loads).toBe(2);
  });

  test(`${form.path} offline before hydration and again when sending`, async ({ page, context, server }) => {
    // A form in the first screen asks for its code at once: the line is gone before that, and comes back for all.
    let isAway = true;
    await page.route(codeFiles, (route) => (isAway ? route.abort('internetdisconnected') : route.continue()));
    await page.goto(form.path);
    await context.setOffline(true);
    await form.fill(formOf(page), email('offline'));
    if (form.file) await chooseFile(page);
    const typed = await fieldValues(page);
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

  test(`${form.path} sent before any script has loaded: the page comes back filled in and can be sent`, async ({
    page,
    server,
  }) => {
    const first = await hold(page, /\/assets\/defer-.*\.js$/);
    await page.goto(form.path, { waitUntil: 'commit' });
    await form.fill(formOf(page), email('early'));
    const typed = await fieldValues(page);
    await submitOf(page).click();
    await expect(page.locator('form[data-held]')).toBeAttached();
    await expectNotSent(page, typed);
    first.release();
    // Whoever has pressed before wants to send: React comes by itself.
    await hydrated(page);
    expect(await fieldValues(page)).toEqual(typed);
    if (form.file) await chooseFile(page);
    await finish(page, form);
    expect(await server.countOnDisk(form.stored?.(email('early')) ?? email('early'))).toBe(1);
  });
}
