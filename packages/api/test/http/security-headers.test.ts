import { expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { raw } from '../support/raw.ts';
import { startTestServer } from '../support/server.ts';

const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  'frame-src https://www.google.com https://www.youtube-nocookie.com',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

test.each(['/', '/nothing', '/api/health', '/api/nothing', '/Services/', '/admin/leads'])(
  'the answer to %s carries the security headers',
  async (path) => {
    const { url } = await startTestServer({ siteDir: await builtSite() });
    const { headers } = await raw(url, path);
    expect(headers).toMatchObject({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  },
);

test('the headers of a page take 820 bytes at most, since they share its first round trip', async () => {
  const { url } = await startTestServer({ siteDir: await builtSite() });
  const { headers } = await raw(url, '/');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  expect(lines.join('').length).toBeLessThanOrEqual(820);
});

test.each([
  ['/', undefined],
  ['/services', undefined],
  ['/nothing', undefined],
  ['/administration', undefined],
  ['/admin/leads', 'same-origin'],
  ['/admin/specials?x=/', 'same-origin'],
  ['/admin', 'same-origin'],
])('%s has a window of its own: %s', async (path, opener) => {
  const { url } = await startTestServer({ siteDir: await builtSite() });
  expect((await raw(url, path)).headers['cross-origin-opener-policy']).toBe(opener);
});

test('a file that is no page carries what guards it, and not the rest', async () => {
  const { url } = await startTestServer({ siteDir: await builtSite() });
  const { headers } = await raw(url, '/assets/entry-BxY9.js');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers).not.toHaveProperty('permissions-policy');
});

test('only a secure request is told to stay secure, and only our own proxy can say that it is', async () => {
  const secure = { 'X-Forwarded-Proto': 'https' };
  const behindProxy = await startTestServer({ trustProxy: 1 });
  const { headers } = await raw(behindProxy.url, '/', secure);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  const withSubdomains = await startTestServer({ trustProxy: 1, hstsSubdomains: true });
  const { headers: all } = await raw(withSubdomains.url, '/', secure);
  expect(all['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  const direct = await startTestServer();
  expect((await raw(direct.url, '/', secure)).headers).not.toHaveProperty('strict-transport-security');
});
