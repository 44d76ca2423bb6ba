/**
 * Interaction times on a phone: slow 4G (1.6 Mbps, 150 ms) and a processor four times slower. Medians of
 * several taps, each in its own browser context. RUNS=3 is quicker.
 */
import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../../../.storybook/browser.mjs';
import { figure } from '../../../.ci/figures.ts';
import { sizeOf } from '../../../.storybook/viewports.ts';
import { Server } from '../e2e/support/server.ts';
import { median } from './measure.ts';

const runs = Number(process.env['RUNS'] ?? 5);
const paths = ['/', '/neptune-beach-hvac', '/contact', '/hvac-faqs'];
/** Native interactions: name, path, selector to tap, and selector that matches afterward. */
const nativeInteractions = [
  ['The menu', '/', 'header summary', 'header details[open]'],
  ['An FAQ answer', '/hvac-faqs', 'main details summary', 'main details[open]'],
] as const;

interface Tap {
  liveMs: number;
  requests: number;
  kB: number;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Opens a page on a throttled phone. */
async function openSlowly<Result>(
  browser: Browser,
  url: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: sizeOf('phone'), hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url);
    return await work(page);
  } finally {
    await context.close();
  }
}

/**
 * Milliseconds from touchstart until the frame after a selector matches, by the browser's clock. Call it before
 * the tap.
 */
const untilSeen = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let touched = 0;
        document.addEventListener('touchstart', ({ timeStamp }) => (touched ||= timeStamp), { capture: true });
        const observer = new MutationObserver(() => {
          if (touched === 0 || !document.querySelector(wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - touched));
        });
        observer.observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
      }),
    selector,
  );

/** Until a page that nobody touched has fetched its code: it does after two idle seconds (first-script.ts). */
const untilReady = (page: Page): Promise<void> => page.waitForTimeout(3_000);

/** Taps the heading and waits until the page is hydrated. */
async function hydrate(page: Page): Promise<Tap> {
  const live = untilSeen(page, 'html[data-hydrated]');
  const before = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await page.locator('h1').first().tap({ force: true });
  const liveMs = await live;
  const scripts = await page.evaluate(
    (from) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .slice(from)
        // Cached files need no request.
        .filter(({ name, transferSize }) => name.includes('/assets/') && transferSize > 0)
        .map(({ transferSize }) => transferSize),
    before,
  );
  return { liveMs, requests: scripts.length, kB: scripts.reduce((sum, size) => sum + size, 0) / 1000 };
}

/** Taps a native control before hydration and measures until its result shows. */
async function tapUntil(page: Page, tapped: string, answer: string): Promise<number> {
  const target = page.locator(tapped).first();
  await target.scrollIntoViewIfNeeded();
  const seen = untilSeen(page, answer);
  await target.tap();
  return seen;
}

/** Taps a footer link on a hydrated page and measures until the next page's heading shows. */
async function navigate(page: Page, path: string): Promise<number> {
  await hydrate(page);
  const link = page.locator(`footer a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page
    .locator('h1')
    .first()
    .evaluate((heading) => heading.setAttribute('data-old', ''));
  const seen = untilSeen(page, 'h1:not([data-old])');
  await link.tap();
  return seen;
}

async function repeat<Result>(browser: Browser, url: string, work: (page: Page) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await openSlowly(browser, url, work));
  return results;
}

const server = await Server.start();
const browser = await chromium.launch(launchOptions);
try {
  for (const path of paths) {
    const taps = await repeat(browser, server.origin + path, hydrate);
    const times = taps.map(({ liveMs }) => liveMs);
    figure(`${path}: tap at once after load to hydrated page`, median(times), 'ms', { most: 1200 });
    figure(`${path}: slowest of ${runs}`, Math.max(...times), 'ms');
    figure(`${path}: requests`, median(taps.map(({ requests }) => requests)), '', { most: 10 });
    figure(`${path}: script size`, median(taps.map(({ kB }) => kB)), 'kB');
    const later = await repeat(browser, server.origin + path, async (page) => {
      await untilReady(page);
      return (await hydrate(page)).liveMs;
    });
    figure(`${path}: tap three seconds after load to hydrated page`, median(later), 'ms', { most: 500 });
  }
  for (const [name, path, tapped, answer] of nativeInteractions) {
    const times = await repeat(browser, server.origin + path, (page) => tapUntil(page, tapped, answer));
    figure(`${name} before hydration: tap to result`, median(times), 'ms', { most: 100 });
  }
  for (const path of ['/bryceville-hvac', '/neptune-beach-hvac', '/privacy-policy']) {
    const times = await repeat(browser, `${server.origin}/hvac-faqs`, (page) => navigate(page, path));
    figure(`From a hydrated page to the heading of ${path}`, median(times), 'ms', { most: 400 });
  }
} finally {
  await browser.close();
  await server.stop();
}
