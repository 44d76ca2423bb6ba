/**
 * Response times of the admin inbox with 25,000 leads, in a desktop browser. Needs a build. RUNS=3 is quicker.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatPhone } from '@hvac/content/model';
import { type Browser, chromium, type Page } from 'playwright';
import { figure } from '../../../.ci/figures.ts';
import { launchOptions } from '../../../.storybook/browser.mjs';
import { adminPassword, Server } from '../e2e/support/server.ts';
import { answerTo } from '../e2e/support/captcha.ts';
import { median } from './measure.ts';

const runs = Number(process.env['RUNS'] ?? 5);
/** Milliseconds between two keys when typing a number. */
const keyPause = 60;

async function open(browser: Browser, server: Server): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto('/admin/leads');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByLabel('Password').fill(adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText(/^1 to \d+ of/).waitFor();
  return page;
}

const office = async (server: Server, path: string) =>
  (await fetch(server.origin + path, { headers: { Authorization: `Bearer ${adminPassword}` } })).json();

/** Searches for a phone number and opens the lead, as on an incoming call. */
async function findCaller(page: Page, phone: string): Promise<number> {
  await page.keyboard.press('/');
  const started = performance.now();
  await page.getByLabel('Search').pressSequentially(phone, { delay: keyPause });
  await page.keyboard.press('Enter');
  const name = formatPhone(phone);
  await page.getByRole('listitem').filter({ hasText: name }).locator('[data-lead]').click();
  await page
    .getByRole('article')
    .getByRole('link', { name: `Call ${name}` })
    .waitFor();
  const took = performance.now() - started;
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByLabel('Search').fill('');
  await page.keyboard.press('Enter');
  await page.getByText(/^1 to \d+ of/).waitFor();
  return took;
}

/** Sends a lead as a visitor. */
async function send(server: Server, lastName: string): Promise<void> {
  const { token, question } = (await (await fetch(`${server.origin}/api/captcha`)).json()) as Record<string, string>;
  const lead = {
    firstName: 'Ines',
    lastName,
    phone: '904-555-0100',
    email: 'ines@example.com',
    serviceType: 'Schedule Repair',
    message: 'No heat since this morning.',
    isNewCustomer: true,
    captchaToken: token,
    captchaAnswer: answerTo(question ?? ''),
  };
  const headers = { 'Content-Type': 'application/json' };
  const sent = await fetch(`${server.origin}/api/service-requests`, {
    method: 'POST',
    headers,
    body: JSON.stringify(lead),
  });
  if (!sent.ok) throw new Error(`${sent.status}: ${await sent.text()}`);
}

async function arrival(page: Page, server: Server, lastName: string): Promise<number> {
  const started = performance.now();
  await send(server, lastName);
  await page.getByRole('link', { name: new RegExp(`^Unread. Ines ${lastName}`) }).waitFor({ timeout: 60_000 });
  return performance.now() - started;
}

/** Measures in a hidden tab. Headless browsers hide no page, so visibility is faked. */
async function arrivalHidden(page: Page, server: Server): Promise<number> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const before = await page.title();
  const started = performance.now();
  await send(server, 'Hidden');
  await page.waitForFunction((title) => document.title !== title, before, { timeout: 90_000, polling: 50 });
  return performance.now() - started;
}

/** Frames per second while the page scrolls to its end and back in three seconds. */
const framesWhileScrolling = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const length = document.documentElement.scrollHeight - innerHeight;
        let frames = 0;
        let started: number | undefined;
        const frame = (now: number) => {
          started ??= now;
          const passed = (now - started) / 3000;
          if (passed >= 1) return resolve(frames / 3);
          frames += 1;
          scrollTo(0, length * Math.sin(passed * Math.PI));
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
  );

/** Counts the clicks until the server has an open lead as contacted. */
async function clicksToMark(page: Page, server: Server): Promise<number> {
  await page.locator('[data-lead]').first().click();
  const lead = new URL(page.url()).searchParams.get('lead') ?? '';
  const status = page.getByRole('group', { name: 'Status' });
  await status.waitFor();
  let clicks = 0;
  while (((await office(server, `/api/admin/leads/${lead}`)) as { status: string }).status !== 'contacted') {
    if (clicks === 3) throw new Error('Not marked');
    clicks += 1;
    await status.getByRole('button', { name: 'Contacted' }).click();
    await page.getByText('Marked contacted by Owner').waitFor();
  }
  await page.getByRole('button', { name: 'Back to the list' }).click();
  return clicks;
}

const folder = await mkdtemp(join(tmpdir(), 'inbox-bench-'));
try {
  const fill = join(import.meta.dirname, '../../api/bench/fill.ts');
  const { status } = spawnSync(process.execPath, ['--conditions=@hvac/source', fill, folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The leads were not written');
  const server = await Server.start({ DATA_DIR: folder });
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await open(browser, server);
    const { leads } = (await office(server, '/api/admin/leads')) as { leads: { phone: string }[] };
    const phones = leads.slice(0, runs).map(({ phone }) => phone);
    const found: number[] = [];
    for (const phone of phones) found.push(await findCaller(page, phone));
    figure('Find a caller by number: first key to open lead', median(found), 'ms', { most: 1500 });
    figure('Clicks to mark an open lead contacted', await clicksToMark(page, server), '', { most: 1 });
    figure('Frames per second while the list scrolls', await framesWhileScrolling(page), '', { least: 59 });
    await page.evaluate(() => scrollTo(0, 0));
    const shown: number[] = [];
    for (let run = 0; run < runs; run += 1) shown.push(await arrival(page, server, `Front${run}`));
    figure('A new lead shows in the visible list, slowest', Math.max(...shown), 'ms', { most: 5000 });
    // Browsers throttle timers of long-hidden tabs to one a minute.
    figure('A new lead shows in the title of a hidden tab', await arrivalHidden(page, server), 'ms', { most: 60_000 });
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
