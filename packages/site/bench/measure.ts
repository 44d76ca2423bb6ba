import lighthouse from 'lighthouse';
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
  /** Scripts run before any interaction. */
  scripts: number;
  /** Total bytes transferred before any interaction, and before the browser has been idle. */
  'total kB': number;
}

/** The median; the upper one of an even count. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface NetworkRequest {
  resourceType?: string;
  transferSize?: number;
  /** In milliseconds from the start of the visit. */
  networkRequestTime: number;
}

/** After the page has loaded, in milliseconds: what it then fetches at low priority is not counted (first-script.ts). */
const idleTime = 2_000;

async function measure(url: string): Promise<Measures> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    formFactor: 'mobile',
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { lhr } = result;
  const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
  const audit = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const { items = [] } = (lhr.audits['network-requests']?.details ?? {}) as { items?: NetworkRequest[] };
  const metrics = lhr.audits['metrics']?.details as { items: { observedLoad: number }[] } | undefined;
  const loaded = metrics?.items[0]?.observedLoad ?? Number.NaN;
  const beforeIdle = items.filter(({ networkRequestTime }) => networkRequestTime < loaded + idleTime);
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
    scripts: items.filter(({ resourceType }) => resourceType === 'Script').length,
    'total kB': beforeIdle.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
  };
}

/** Measures a page once with Lighthouse's mobile settings. */
export type Probe = (url: string) => Promise<Measures>;

/** Opens the pinned browser for Lighthouse and closes it afterward. */
export async function withLighthouse(work: (probe: Probe) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    await work(measure);
  } finally {
    await browser.close();
  }
}
