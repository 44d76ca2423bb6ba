import { expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { startTestServer, type TestOptions } from '../support/server.ts';

const start = async (options: TestOptions = {}) =>
  (await startTestServer({ siteDir: await builtSite(), ...options })).url;

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers, redirect: 'manual', body: new URLSearchParams(fields) });

test('a form that the browser posts by itself comes back with what it held, and says that it was not sent', async () => {
  const url = await start();
  const answer = await post(`${url}/contact`, {
    firstName: 'Rosa',
    message: 'No cool air.\r\nSince Monday.',
    serviceType: 'repair',
    isNewCustomer: 'yes',
  });
  expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.get('Content-Type')]).toEqual([
    422,
    'no-store',
    'text/html; charset=utf-8',
  ]);
  expect(await answer.text()).toBe(
    [
      '<h1>Contact</h1><p>Fish &amp; chips</p><form id="contact" data-lead-form="" data-held="">',
      '<noscript><p>Call us</p></noscript>',
      '<input name="firstName" type="text" value="Rosa"><input name="email" type="email">',
      '<input name="isNewCustomer" type="radio" value="yes" checked=""><input name="isNewCustomer" type="radio" value="no">',
      '<select name="serviceType"><option value="">Choose one</option><option value="repair" selected="">Repair</option></select>',
      '<textarea name="message">\nNo cool air.\nSince Monday.</textarea>',
      '<input name="captchaAnswer" type="text"><input name="website" type="text"><input name="file" type="file">',
      '<div role="alert" data-not-sent=""><p>Not sent yet</p></div></form><input name="firstName" type="text">',
    ].join(''),
  );
});

test.each([
  ['firstName', '"><script>alert(1)</script>'],
  ['firstName', "' onfocus='alert(1)' autofocus='"],
  ['firstName', '&quot;&gt;<img src=x onerror=alert(1)>'],
  ['email', '\u00a0<\u2028>&amp;'],
  ['message', '</textarea><script>alert(1)</script>'],
  ['message', '\n\n&lt;/textarea&gt;<!-- --><svg onload=alert(1)>'],
  ['serviceType', '"><script>alert(1)</script>'],
  ['isNewCustomer', '<script>'],
  ['__proto__', '<script>alert(1)</script>'],
])('what was typed into %s is shown as text: %j', async (name, value) => {
  const url = await start();
  const page = await (await post(`${url}/contact`, { [name]: value })).text();
  const asItIs = await (await fetch(`${url}/contact`)).text();
  // Quotes end attributes alone, so that without what is quoted every "<" begins a tag: there are the page's own.
  const outside = page.replace(/"[^"]*"/g, '""');
  expect(outside.match(/<[a-z/]\w*/g)).toEqual(asItIs.match(/<[a-z/]\w*/g));
  expect(outside.match(/</g)).toHaveLength(asItIs.match(/</g)?.length ?? 0);
  expect(outside.replace(/>[^<]*/g, '>')).not.toMatch(/\son\w*=|autofocus|<script/);
});

test('the math problem, the hidden field and files are never put back', async () => {
  const url = await start();
  const page = await (await post(`${url}/contact`, { captchaAnswer: 'Marsh', website: 'Marsh', file: 'Marsh' })).text();
  expect(page).not.toContain('Marsh');
});

test('another site cannot put words into the form', async () => {
  const url = await start();
  const answer = await post(`${url}/contact`, { firstName: 'Marsh' }, { 'Sec-Fetch-Site': 'cross-site' });
  expect([answer.status, (await answer.text()).includes('Marsh')]).toEqual([422, false]);
});

test.each(['/services', '/nothing', '/assets/entry-BxY9.js', '/404', '/contact/index', '/..%2f..%2fpackage.json'])(
  'a POST to %s, which has no form, is 405',
  async (path) => {
    const answer = await post((await start()) + path, { firstName: 'Rosa' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  },
);

test.each(['/Contact', '/contact/', '//contact', '/contact/index.html'])('%s is the page, too', async (path) => {
  const answer = await post((await start()) + path, { firstName: 'Rosa' });
  expect([answer.status, (await answer.text()).includes('value="Rosa"')]).toEqual([422, true]);
});

test.each([
  ['too much', { body: `message=${'x'.repeat(64 * 1024)}` }, 413, 'This is too large to send'],
  [
    'another type',
    { body: '{}', headers: { 'Content-Type': 'application/json' } },
    415,
    'This page doesn’t accept this kind of form',
  ],
  [
    'a file',
    { body: '--y--', headers: { 'Content-Type': 'multipart/form-data; boundary=y' } },
    415,
    'This page doesn’t accept this kind of form',
  ],
  ['packed', { body: 'x', headers: { 'Content-Encoding': 'gzip' } }, 415, 'The request could not be read'],
] as const)('%s is refused with a sentence', async (_what, { body, ...rest }, status, sentence) => {
  const url = await start();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...('headers' in rest ? rest.headers : {}) };
  const answer = await fetch(`${url}/contact`, { method: 'POST', body, headers });
  expect([answer.status, await answer.text()]).toEqual([status, sentence]);
  expect((await fetch(`${url}/contact`)).status).toBe(200);
});

test('broken percent-encoding and broken UTF-8 come back as text, 32,000 fields as none', async () => {
  const url = await start();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  for (const body of ['firstName=%&email=%ff%fe', 'firstName=\xff', 'a&'.repeat(32_000), '=&=&=', '']) {
    expect((await fetch(`${url}/contact`, { method: 'POST', body, headers })).status).toBe(422);
  }
});

test('posts are limited as other calls are, and carry the headers of a page', async () => {
  const url = await start({ rateLimits: true });
  const first = await post(`${url}/contact`, {});
  expect(first.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  const statuses: number[] = [];
  for (let sent = 0; sent < 300; sent++) statuses.push((await post(`${url}/contact`, {})).status);
  expect(statuses.indexOf(429)).toBe(299);
});
