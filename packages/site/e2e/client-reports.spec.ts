import { adminPassword } from './support/server.ts';
import { expect, hydrated, test } from './support/test.ts';

/* The owner hears of what goes wrong on a visitor's page, and nothing of the visitor. */

interface Health {
  clientErrors: number;
}

test('an error and a rejection are reported once each, at most five in all, without typed text or query strings', async ({
  page,
  request,
  server,
  scriptErrors,
}) => {
  const headers = { Authorization: `Bearer ${adminPassword}` };
  const errors = async () => ((await (await request.get('/api/health', { headers })).json()) as Health).clientErrors;
  const before = await errors();
  // What leaves the page, as it leaves: the browser does not show the body of a beacon.
  const bodies: unknown[] = [];
  await page.exposeFunction('leaves', (body: string) => bodies.push(JSON.parse(body)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      void (body as Blob).text().then((globalThis as unknown as { leaves: (text: string) => void }).leaves);
      return send(url, body);
    };
  });
  await page.goto('/contact?special=secret-offer#fragment');
  await page.getByLabel('First name').fill('Zoë-Typed');
  await hydrated(page);
  await page.evaluate(() => {
    const fail = (message: string) =>
      setTimeout(() => {
        throw new Error(message);
      });
    for (const message of ['part is undefined', 'part is undefined', 'mail of zoe@example.com, 904-555-0199'])
      fail(message);
    setTimeout(() => void Promise.reject(new Error('nobody waited')));
  });
  await expect.poll(() => bodies.length).toBe(3);
  expect(bodies).toEqual([
    { kind: 'error', message: 'part is undefined', path: '/contact' },
    { kind: 'error', message: 'mail of zoe@example.com, 904-555-0199', path: '/contact' },
    { kind: 'rejection', message: 'nobody waited', path: '/contact' },
  ]);
  expect(JSON.stringify(bodies)).not.toMatch(/Zoë|secret|fragment/);
  await expect.poll(errors).toBe(before + 3);
  // What an error's own words may hold is masked before it is written down.
  expect(server.output).toContain('mail of *@*');
  expect(server.output).not.toMatch(/zoe@example|555-0199|secret-offer/);
  await page.evaluate(() => {
    for (const number of [1, 2, 3, 4, 5])
      setTimeout(() => {
        throw new Error(`another ${'x'.repeat(number)}`);
      });
  });
  await expect.poll(() => scriptErrors.length).toBeGreaterThan(7);
  await expect.poll(errors).toBe(before + 5);
  await expect.poll(() => bodies.length).toBe(5);
  // Expected here.
  scriptErrors.length = 0;
});
