import { pagePaths } from '@hvac/company';
import { expect, test } from './support/test.ts';

const moved = [
  ['/blog', '/whitleys-heating-and-air-blog'],
  ['/faqs', '/hvac-faqs'],
  ['/24-hour-service', '/emergency-service'],
  ['/index.html', '/'],
  ['/services/air-conditioning-repair', '/cooling'],
  ['/jacksonville-hvac', '/hvac-services-jacksonville-fl'],
  ['/amelia-island-heating', '/amelia-island-cooling'],
  ['/st-augustine-cooling', '/st-augustine-air-conditioning'],
  ['/?p=12', '/'],
  ['/?pagename=contact&utm_source=mail', '/contact?utm_source=mail'],
  ['/Contact/', '/contact'],
] as const;

test('old addresses redirect with one 301', async ({ request }) => {
  for (const [from, to] of moved) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers()['location']]).toEqual([from, 301, to]);
    expect((await request.get(to, { maxRedirects: 0 })).status(), to).toBe(200);
  }
});

test('an unknown path answers 404 with a page that is not indexed', async ({ request }) => {
  const response = await request.get('/no-such-page');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toMatch(/<h1[^>]*>404 Page Not Found/);
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test('every page answers 200 at its own path, even one that matches a redirect pattern', async ({ request }) => {
  expect(pagePaths).toEqual(expect.arrayContaining(['/fernandina-hvac', '/amelia-island-cooling', '/contact-us']));
  for (const path of pagePaths) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
});

test('browsers that ask for /favicon.ico get an icon', async ({ request }) => {
  const icon = await request.get('/favicon.ico', { maxRedirects: 0 });
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\/.*icon/)]);
});
