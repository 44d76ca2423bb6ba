import { framedForms, leadForms } from './support/lead-forms.ts';
import { abort, expect, test } from './support/test.ts';

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false });

  test('every form offers phone and e-mail in place of its fields', { tag: '@once' }, async ({ page }) => {
    for (const { path } of leadForms) {
      await page.goto(path);
      const form = page.locator('form[data-lead-form]');
      await expect(form.getByText(/needs JavaScript/)).toBeVisible();
      await expect(form.locator('a[href^="tel:"]').first()).toBeVisible();
      await expect(form.locator('a[href^="mailto:"]').first()).toBeVisible();
      for (const control of await form.locator('input, select, textarea, button').all())
        await expect(control).toBeHidden();
      await expect(page.getByText('Not sent yet')).toBeHidden();
    }
  });
});

for (const { path } of framedForms) {
  test(
    `${path}: a form that the browser posts by itself comes back with what was typed, and is sent then`,
    { tag: '@once' },
    async ({ page }) => {
      const scripts = await abort(page, /\/assets\/.*\.js$/);
      await page.goto(path);
      const form = page.locator('form[data-lead-form]');
      await form.getByLabel('First name').first().fill('Zoë "Z" <b>');
      const area = form.locator('textarea').first();
      await area.fill('No cool air.\nSince Monday & counting.');
      const radio = form.getByRole('radio').last();
      if ((await radio.count()) > 0) await radio.check();
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await form.locator('[type=submit]').click();
      const response = await answered;
      expect([response.status(), response.headers()['cache-control']]).toEqual([422, 'no-store']);
      expect(response.headers()['content-security-policy']).toContain("script-src 'self'");
      const holds = async () => {
        await expect(form.getByLabel('First name').first()).toHaveValue('Zoë "Z" <b>');
        await expect(area).toHaveValue('No cool air.\nSince Monday & counting.');
        if ((await radio.count()) > 0) await expect(radio).toBeChecked();
      };
      await expect(page.locator('h1')).toBeVisible();
      const notice = form.getByRole('alert').filter({ hasText: 'Not sent yet' });
      await expect(notice).toBeVisible();
      await expect(notice.locator('a[href^="tel:"]').first()).toBeVisible();
      await holds();

      // The script comes after all: nothing of it is lost to React, nor to a reload.
      scripts.mend();
      await form.locator('[type=submit]').click();
      await expect(notice).toBeVisible();
      await holds();
      await form.getByLabel('First name').first().focus();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await holds();
      await form.locator('[type=submit]').click();
      await expect(form.getByRole('alert').first()).toBeVisible();
      await holds();
    },
  );
}
