import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { localDay, endpoints, untilLocalMidnight } from '@hvac/content/model';
import { violations } from './support/axe.ts';
import { adminPassword, Server } from './support/server.ts';
import { addSpecial } from './support/specials.ts';
import { abort, expect, hold, hydrated, test as base } from './support/test.ts';
import { faultsOf } from './support/valid-html.ts';

/* The server-rendered specials page. Its server has no specials but those of this file. */

const hostile = `</script><script>alert(1)</script> <!-- "Tom & Jerry's" &amp;`;
const offers = [
  { title: 'Free maintenance plan for a year', discount: 'FREE' },
  { title: '15% off the service call fee', discount: '15% off', printURL: 'https://coupons.example.com/1' },
  { title: 'Two filters', discount: 'Two for one' },
  { title: 'A second visit', discount: 'A second visit at no charge' },
  { title: hostile, discount: '$1,250', description: `${hostile}\nA second line \u2028.`, terms: hostile },
] as const;

const test = base.extend<object, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from a pattern
    async ({}, use) => {
      const server = await Server.start();
      for (const offer of offers) await addSpecial(server.origin, offer);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const documentOf = async (server: Server) => (await fetch(`${server.origin}/specials`)).text();

test(
  'is valid HTML with all the CSS it needs and fits into the initial congestion window',
  { tag: '@once' },
  async ({ server }) => {
    const html = await documentOf(server);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(14_600);
    expect(await faultsOf('/specials', html)).toEqual([]);

    const client = join(import.meta.dirname, '../dist/client');
    const whole = readFileSync(join(client, / data-styles="([^"]+)"/.exec(html)?.[1] ?? ''), 'utf8');
    const [, inlined = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const names = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' '));
    const has = (css: string, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(css);
    expect([...new Set(names)].filter((name) => has(whole, name) && !has(inlined, name))).toEqual([]);
  },
);

test(
  'has every special in the HTML and the structured data, and no text can close an element or a script',
  { tag: '@once' },
  async ({ server }) => {
    const html = await documentOf(server);
    expect(html).not.toContain('alert(1)</script>');
    const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as { '@type': string; name?: string; validThrough?: string },
    );
    const told = things.filter((thing) => thing['@type'] === 'Offer');
    expect(told.map(({ name }) => name)).toEqual(offers.map(({ title }) => title));
    for (const { validThrough } of told) expect(validThrough).toMatch(/^\d{4}-\d\d-\d\d$/);
  },
);

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every special and how to redeem it', { tag: '@once' }, async ({ page }) => {
    await page.goto('/specials');
    await expect(page.getByRole('article')).toHaveCount(offers.length);
    await expect(page.getByRole('heading', { name: hostile })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Redeem/ })).toHaveCount(offers.length);
    const notice = page.locator('main noscript');
    await expect(notice.locator('p').first()).toHaveText('To redeem an offer without JavaScript');
    await expect(notice.locator('p').first()).toBeVisible();
    await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
    await expect(notice.locator('a[href^="mailto:"]')).toBeVisible();
    // Printing needs a script.
    await expect(page.getByRole('button', { name: /^Print/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Print Coupon/ })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
  });
});

test(
  'loads no code before the first interaction, and hydrates with the same specials that are in the HTML',
  { tag: '@once' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/specials', { waitUntil: 'networkidle' });
    await expect(page.getByRole('article')).toHaveCount(offers.length);
    expect(asked.filter((path) => path.endsWith('.js'))).toEqual([expect.stringMatching(/^\/assets\/first-script-/)]);
    expect(await violations(page)).toEqual([]);

    const before = await page.locator('main').innerHTML();
    await page.getByRole('contentinfo').dispatchEvent('pointerdown');
    await hydrated(page);
    // Only React's comment nodes differ.
    expect(await page.locator('main').innerHTML()).toBe(before);
    expect(asked).not.toContain(endpoints.specials);
    await expect(page.getByRole('status')).toHaveText(`${offers.length} current offers`);
  },
);

test('visitors and the admin fetch the specials as JSON', { tag: '@once' }, async ({ page }) => {
  const accepted = async (path: string) => {
    const request = await page.waitForRequest((asked) => new URL(asked.url()).pathname === path);
    return request.headers()['accept'];
  };
  const visitors = accepted(endpoints.specials);
  await page.goto(`/contact?special=${encodeURIComponent(offers[0].title)}`);
  await page.getByRole('contentinfo').dispatchEvent('pointerdown');
  expect(await visitors).toBe('application/json');

  const office = accepted(endpoints.adminSpecials);
  await page.goto('/admin/specials');
  await page.getByLabel('Password').fill(adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  expect(await office).toBe('application/json');
});

test('clicking Print before the code has loaded prints the coupon once it has', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () =>
      document.documentElement.setAttribute(
        'data-test-printed',
        document.querySelector('[data-printed] h2')?.textContent ?? 'nothing',
      );
  });
  const script = await hold(page, /\/assets\/client-.*\.js$/);
  await page.goto('/specials');
  const button = page.getByRole('button', { name: `Print ${offers[0].title}` });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  script.release();
  await expect(page.locator('html')).toHaveAttribute('data-test-printed', offers[0].title);
});

test('stays intact when its code does not load, and links work', { tag: '@once' }, async ({ page }) => {
  await abort(page, /\/assets\/client-[^/]+\.js$/);
  await page.goto('/specials');
  await page.getByRole('contentinfo').dispatchEvent('pointerdown');
  await expect(page.getByRole('article')).toHaveCount(offers.length);
  await page.getByRole('link', { name: `Redeem ${offers[1].title}` }).click();
  await expect(page).toHaveURL(`/contact?special=${encodeURIComponent(offers[1].title)}`);
});

test('redeems a special with one click, without fetching it again', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/specials');
  await page.getByRole('contentinfo').dispatchEvent('pointerdown');
  await hydrated(page);
  await page.getByRole('link', { name: `Redeem ${offers[1].title}` }).click();
  await expect(page.getByText(`You are redeeming: ${offers[1].title}`)).toBeVisible();
  expect(asked).not.toContain(endpoints.specials);
});

test('a page left open overnight removes expired specials on hydration', { tag: '@once' }, async ({ page }) => {
  // A server of its own: no other test in this file has a special that expires.
  const own = await Server.start();
  try {
    const now = Date.now();
    const title = 'Last day';
    await addSpecial(own.origin, { title, expirationDate: localDay(now) });
    await page.clock.install({ time: now });
    await page.goto(`${own.origin}/specials`);
    const offer = page.getByRole('heading', { name: title });
    await expect(offer).toBeVisible();
    await page.clock.fastForward(untilLocalMidnight(now) + 1000);
    await expect(offer).toBeVisible();
    await page.getByRole('contentinfo').dispatchEvent('pointerdown');
    await hydrated(page);
    await expect(offer).toBeHidden();
  } finally {
    await own.stop();
  }
});

test('the first focused element is never pushed out of view', { tag: '@once' }, async ({ page }) => {
  await page.goto('/specials');
  const link = page.getByRole('main').getByRole('link', { name: 'Financing' });
  await link.focus();
  const place = await link.evaluate((element) => element.getBoundingClientRect().top);
  await hydrated(page);
  await expect(link).toBeFocused();
  expect(Math.abs((await link.evaluate((element) => element.getBoundingClientRect().top)) - place)).toBeLessThan(2);
});

test('the home page shows the first special of today once it is live', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '$25 off when a friend sends you' })).toBeVisible();
  await page.locator('h1').click();
  await hydrated(page);
  await expect(page.getByRole('heading', { name: offers[0].title })).toBeVisible();
  await expect(page.getByRole('heading', { name: '$25 off when a friend sends you' })).toHaveCount(0);
});
