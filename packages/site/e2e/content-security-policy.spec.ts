import { expect, test } from './support/test.ts';

test(
  'the policy stops a script and a request to another site, and a test fails of what it stops',
  { tag: '@once' },
  async ({ page, scriptErrors }) => {
    await page.goto('/contact');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken"';
      document.head.append(script);
      return fetch('https://other.example').catch(() => {});
    });
    await expect.poll(() => scriptErrors.join()).toMatch(/inline script.*'script-src.*other\.example.*connect-src/s);
    await expect(page).not.toHaveTitle('taken');
    scriptErrors.length = 0;
  },
);
