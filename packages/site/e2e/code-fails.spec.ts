import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { budgets } from './support/chunks.ts';
import {
  chooseFile,
  fieldValues,
  finishWithoutScript,
  formOf,
  isDeep,
  leadForms,
  sampleForms,
  submitOf,
  type LeadForm,
} from './support/lead-forms.ts';
import { expect, hold, test } from './support/test.ts';

/*
 * The code of a page that does not load: whatever is missing, and however, the lead is sent once and nothing typed is lost.
 * At one width: nothing of this depends on it.
 */

const client = join(import.meta.dirname, '../dist/client');
/** The scripts that a page brings at the first touch, as its document lists them. */
const codeOf = (path: string): readonly string[] =>
  / data-code="([^"]+)"/.exec(readFileSync(join(client, path, 'index.html'), 'utf8'))?.[1]?.split(' ') ?? [];

test('a page loads its code and styles in at most ten requests', () => {
  for (const { path } of leadForms) {
    expect(codeOf(path).length, path).toBeGreaterThan(4);
    expect(codeOf(path).length + 1, path).toBeLessThanOrEqual(budgets.requests);
  }
});

/** What the network makes of a script that a page needs: gone after a release, broken, without a connection. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'is gone': (route) => route.fulfill({ status: 404, body: '' }),
  'is broken': (route) => route.fulfill({ status: 500, body: 'Something went wrong' }),
  'is cut off': (route) => route.abort('connectionreset'),
  'is another script': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Broken part")' }),
};

async function fillIn(page: Page, form: LeadForm, email: string) {
  await form.fill(formOf(page), email);
  if (form.file) await chooseFile(page);
  return fieldValues(page);
}

/**
 * All scripts are fetched alike: each fault meets another script of the home page, and one the form with a file. With
 * DEEP=1 each script of each page fails in every way.
 */
for (const form of sampleForms) {
  for (const [way, [fault, answer]] of Object.entries(faults).entries()) {
    for (const [index, file] of codeOf(form.path).entries()) {
      if (!isDeep && (index !== way * 2 || (form.file && way > 0))) continue;
      // Without the hash; the page's code and its words have the same name.
      const name = `${index} ${file.replace(/-.{7}$/, '')}`;
      test(`${form.path}: script ${name} ${fault}, and the lead is still sent once`, async ({
        page,
        server,
        scriptErrors,
      }) => {
        const email =
          `${file}-${fault.replaceAll(' ', '-')}${form.path.replaceAll('/', '-')}@example.com`.toLowerCase();
        await page.route(`**/assets/${file}.js`, answer);
        await page.goto(form.path);
        const typed = await fillIn(page, form, email);
        await submitOf(page).click();
        await expect(page).toHaveTitle(/^(One|Two) more step/);
        expect(await fieldValues(page)).toEqual(typed);
        await finishWithoutScript(page, form);
        expect(await server.countOnDisk(form.stored?.(email) ?? email)).toBe(1);
        // What was typed is gone from the browser once it was sent.
        await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(email);
        await page.goto(form.path);
        await expect(page.getByLabel('First name').first()).toHaveValue('');
        // Reported to the owner; the visitor sees nothing.
        scriptErrors.length = 0;
      });
    }
  }
}

for (const form of sampleForms) {
  const email = (what: string) => `${what}${form.path.replaceAll('/', '-')}@example.com`;
  const stored = (what: string) => form.stored?.(email(what)) ?? email(what);

  test(`${form.path}: the browser posts the form when code does not arrive within 10 seconds`, async ({
    page,
    server,
  }) => {
    await hold(page, /\/assets\/client-.*\.js$/);
    await page.clock.install();
    await page.goto(form.path);
    const typed = await fillIn(page, form, email('never'));
    await submitOf(page).click();
    await expect(submitOf(page)).toHaveAccessibleName(/ing.*\.\.\.$/i);
    await page.clock.runFor(10_000);
    await expect(page).toHaveTitle(/^(One|Two) more step/);
    expect(await fieldValues(page)).toEqual(typed);
    await finishWithoutScript(page, form);
    expect(await server.countOnDisk(stored('never'))).toBe(1);
  });

  test(`${form.path}: sent while the browser is offline, and again on return`, async ({ page, context, server }) => {
    await page.route(/\/assets\/(?!first-script)[^/]+\.js$/, (route) => route.abort('internetdisconnected'));
    await page.goto(form.path);
    await context.setOffline(true);
    const typed = await fillIn(page, form, email('offline'));
    await submitOf(page).click();
    // The browser's own page says that there is no connection.
    await expect(formOf(page)).toHaveCount(0);
    await context.setOffline(false);
    // As its button does: the browser posts the form again.
    await page.reload();
    await expect(page).toHaveTitle(/^(One|Two) more step/);
    expect(await fieldValues(page)).toEqual(typed);
    await finishWithoutScript(page, form);
    expect(await server.countOnDisk(stored('offline'))).toBe(1);
  });
}
