/**
 * Lighthouse, mobile, against the built site behind the real server: the median of three runs of each page, beside the
 * same page without any script. Run it by `npm run bench`, or for some pages: `node bench/lighthouse.ts / /services`.
 */
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { launchOptions } from '../../../.storybook/browser.mjs';
import { Server } from '../e2e/support/server.ts';

const runs = 3;
const debuggingPort = 9333;
const pages = process.argv.length > 2 ? process.argv.slice(2) : ['/'];

interface Measures {
  performance: number;
  accessibility: number;
  'best practices': number;
  SEO: number;
  'FCP ms': number;
  'LCP ms': number;
  'TBT ms': number;
  CLS: number;
  /** Transferred bytes of scripts before any intent. */
  'script kB': number;
  /** Transferred bytes in all before any intent. */
  'total kB': number;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface NetworkRequest {
  resourceType?: string;
  transferSize?: number;
}

function transferred(lhr: Result, type?: string): number {
  const details = lhr.audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined;
  const bytes = (details?.items ?? [])
    .filter(({ resourceType }) => !type || resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return Math.round(bytes / 100) / 10;
}

async function measure(url: string, blockedUrlPatterns: string[] = []): Promise<Measures> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    formFactor: 'mobile',
    blockedUrlPatterns,
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { lhr } = result;
  const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
  const audit = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  for (const { id, score: passed, title } of Object.values(lhr.audits)) {
    if (process.env['VERBOSE'] && passed !== null && passed < 1) console.log(`  ${id}: ${title} (${passed})`);
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP ms': Math.round(audit('first-contentful-paint')),
    'LCP ms': Math.round(audit('largest-contentful-paint')),
    'TBT ms': Math.round(audit('total-blocking-time')),
    CLS: Math.round(audit('cumulative-layout-shift') * 1000) / 1000,
    'script kB': transferred(lhr, 'Script'),
    'total kB': transferred(lhr),
  };
}

async function medians(url: string, blocked?: string[]): Promise<Measures> {
  const all: Measures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure(url, blocked));
  const [first] = all;
  if (!first) throw new Error('No run');
  const keys = Object.keys(first) as (keyof Measures)[];
  return Object.fromEntries(keys.map((key) => [key, median(all.map((one) => one[key]))])) as unknown as Measures;
}

const server = await Server.start();
const browser = await chromium.launch({
  ...launchOptions,
  args: [...(launchOptions.args ?? []), `--remote-debugging-port=${debuggingPort}`],
});
try {
  const table: Record<string, Measures> = {};
  for (const page of pages) {
    table[page] = await medians(server.origin + page);
    table[`${page} without script`] = await medians(server.origin + page, ['*.js']);
  }
  console.log(`Lighthouse mobile, median of ${runs}`);
  console.table(table);
} finally {
  await browser.close();
  await server.stop();
}
