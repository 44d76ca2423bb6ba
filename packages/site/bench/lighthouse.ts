/**
 * Lighthouse, mobile, against the built site behind the real server: the median of three runs of each page, and the
 * worst and the median of all pages. `npm run bench` measures the home page and one page of each kind;
 * `npm run bench -w @hvac/site -- all` every canonical page, `-- /services /about` those two. RUNS=1 is quicker.
 */
import { canonicalPath, pagePaths, routes } from '@hvac/content';
import { Server } from '../e2e/support/server.ts';
import { combine, median, type Measures, withLighthouse } from './measure.ts';

const runs = Number(process.env['RUNS'] ?? 3);
const canonical = pagePaths.filter((path) => canonicalPath(path) === path);
const firstOfKind = canonical.filter(
  (path) => canonical.find((one) => routes[one].kind === routes[path].kind) === path,
);
const words = process.argv.slice(2);
const wanted: readonly string[] = words[0] === 'all' ? canonical : words.length > 0 ? words : firstOfKind;

/** Of scores the smallest is the worst, of everything else the largest. */
const worstOf = (values: readonly number[], key: keyof Measures) =>
  ['performance', 'accessibility', 'best practices', 'SEO'].includes(key) ? Math.min(...values) : Math.max(...values);

const server = await Server.start();
const table: Record<string, Measures> = {};
try {
  await withLighthouse(async (medians) => {
    for (const path of wanted) {
      table[path] = await medians(server.origin + path, runs);
      console.log(path, JSON.stringify(table[path]));
    }
  });
} finally {
  await server.stop();
}

const all = Object.values(table);
const keys = Object.keys(all[0] ?? {}) as (keyof Measures)[];
const worst = Object.fromEntries(
  keys.map((key) => [
    key,
    worstOf(
      all.map((one) => one[key]),
      key,
    ),
  ]),
) as unknown as Measures;
console.log(`Lighthouse mobile, median of ${runs}, ${all.length} pages`);
console.table({ ...table, median: combine(all, median), worst });
