import { sampleForms, leadForms } from './support/lead-forms.ts';
import { abort, expect, test } from './support/test.ts';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every form shows phone and email instead of its fields', { tag: '@once' }, async ({ page }) => {
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

for (const { path } of sampleForms) {
  test(
    `${path}: a form posted without JavaScript comes back with the typed text and can then be sent`,
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

      // The script loads after all: neither hydration nor a reload loses the text.
      scripts.restore();
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
