import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { launchOptions } from '../../../.storybook/browser.mjs';

const debuggingPort = 9333;

export interface Measures {
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

/** The middle of some numbers; the upper one of two. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

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

async function measure(url: string, blockedUrlPatterns: string[]): Promise<Measures> {
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

/** Each measure by itself, from several pages or runs. */
export function combine(all: readonly Measures[], pick: (values: readonly number[]) => number): Measures {
  const [first] = all;
  if (!first) throw new Error('Nothing was measured');
  const keys = Object.keys(first) as (keyof Measures)[];
  return Object.fromEntries(keys.map((key) => [key, pick(all.map((one) => one[key]))])) as unknown as Measures;
}

/** Measures a page some times with Lighthouse, mobile. @param blocked patterns of addresses that do not load */
export type Probe = (url: string, runs: number, blocked?: string[]) => Promise<Measures>;

/** Opens the pinned browser for Lighthouse and closes it when the work is done. */
export async function withLighthouse(work: (medians: Probe) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    await work(async (url, runs, blocked = []) => {
      const all: Measures[] = [];
      for (let run = 0; run < runs; run += 1) all.push(await measure(url, blocked));
      return combine(all, median);
    });
  } finally {
    await browser.close();
  }
}
