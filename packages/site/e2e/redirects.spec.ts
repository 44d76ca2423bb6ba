import { pagePaths } from '@hvac/content';
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

for (const [from, to] of moved) {
  test(`${from} redirects to ${to} with one 301`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(to);
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
  });
}

test('every page answers 200 at its own path, even one that matches a redirect pattern', async ({ request }) => {
  expect(pagePaths).toEqual(expect.arrayContaining(['/fernandina-hvac', '/amelia-island-cooling', '/contact-us']));
  for (const path of pagePaths) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
});

test('browsers that ask for /favicon.ico get an icon', { tag: '@once' }, async ({ request }) => {
  const icon = await request.get('/favicon.ico', { maxRedirects: 0 });
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\/.*icon/)]);
});
