import { expect, test } from 'vitest';
import { builtSite } from './support/built-site.ts';
import { raw } from './support/raw.ts';
import { startTestServer } from './support/server.ts';

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  'frame-src https://www.google.com https://www.youtube-nocookie.com',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

test.each(['/', '/nothing', '/api/health', '/api/nothing', '/Services/'])(
  'the answer to %s carries the security headers',
  async (path) => {
    const { url } = await startTestServer({ siteDir: await builtSite() });
    const { headers } = await raw(url, path);
    expect(headers).toMatchObject({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  },
);

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
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  const direct = await startTestServer();
  expect((await raw(direct.url, '/', secure)).headers).not.toHaveProperty('strict-transport-security');
});

test('a page asked for by another name than PUBLIC_ORIGIN is warned of once', async () => {
  const { url, logged } = await startTestServer({ publicOrigin: 'https://www.example.com', trustProxy: 1 });
  await raw(url, '/', { Host: 'www.example.com', 'X-Forwarded-Proto': 'https' });
  await raw(url, '/api/health');
  expect(logged()).not.toContain('PUBLIC_ORIGIN');
  for (let asked = 0; asked < 3; asked++) await raw(url, '/', { Host: 'other.example' });
  expect(logged().match(/PUBLIC_ORIGIN/g)).toHaveLength(1);
  expect(logged()).not.toContain('other.example');
});
