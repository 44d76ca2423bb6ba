/**
 * What a visitor on a phone waits for: slow 4G (1.6 Mbps, 150 ms) and a processor four times slower, the median of some
 * taps, each in a browser context of its own. Exits with 1 when a goal is missed. RUNS=3 is quicker.
 */
import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../../../.storybook/browser.mjs';
import { viewports } from '../../../.storybook/viewports.ts';
import { Server } from '../e2e/support/server.ts';
import { median } from './measure.ts';

const runs = Number(process.env['RUNS'] ?? 5);
const paths = ['/', '/neptune-beach-hvac', '/contact', '/hvac-faqs'];
/** Most milliseconds from the first tap to a page that is live, and most requests on the way. */
const goals = { liveMs: 1200, requests: 10 };

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

/** Loads the page, taps on a line of text, and waits until React has taken over. */
async function tap(browser: Browser, url: string): Promise<Tap> {
  const { width, height } = viewports.phone.styles;
  const context = await browser.newContext({
    viewport: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url);
    // The browser's own clock: from the touch to the attribute that says that the page is live.
    const live = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let touched = 0;
          document.addEventListener('touchstart', ({ timeStamp }) => (touched ||= timeStamp), { capture: true });
          new MutationObserver(() => {
            if ('hydrated' in document.documentElement.dataset) resolve(performance.now() - touched);
          }).observe(document.documentElement, { attributes: true });
        }),
    );
    const before = await page.evaluate(() => performance.getEntriesByType('resource').length);
    await page.locator('h1').first().tap({ force: true });
    const liveMs = Math.round(await live);
    const scripts = await page.evaluate(
      (from) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .slice(from)
          // What comes from the cache took no request.
          .filter(({ name, transferSize }) => name.includes('/assets/') && transferSize > 0)
          .map(({ transferSize }) => transferSize),
      before,
    );
    const bytes = scripts.reduce((sum, size) => sum + size, 0);
    return { liveMs, requests: scripts.length, kB: Math.round(bytes / 100) / 10 };
  } finally {
    await context.close();
  }
}

const server = await Server.start();
const browser = await chromium.launch(launchOptions);
const table: Record<string, Tap & { least: number; most: number }> = {};
try {
  for (const path of paths) {
    const taps: Tap[] = [];
    for (let run = 0; run < runs; run += 1) taps.push(await tap(browser, server.origin + path));
    const times = taps.map(({ liveMs }) => liveMs);
    table[path] = {
      liveMs: median(times),
      requests: median(taps.map(({ requests }) => requests)),
      kB: median(taps.map(({ kB }) => kB)),
      least: Math.min(...times),
      most: Math.max(...times),
    };
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`First tap to live page: slow 4G, processor 4x slower, median of ${runs}`);
console.table(table);
const missed = Object.entries(table).filter(
  ([, { liveMs, requests }]) => liveMs > goals.liveMs || requests > goals.requests,
);
if (missed.length > 0) {
  console.error(
    `Goals are ${goals.liveMs} ms and ${goals.requests} requests; missed: ${missed.map(([path]) => path).join(', ')}`,
  );
  process.exitCode = 1;
}
