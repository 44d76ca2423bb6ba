/**
 * `npm run bench`: runs the benchmarks, compares each figure with its goal, and writes the section of each benchmark to
 * figures.md. Exits with 1 when a goal is missed. `npm run bench -- felt leads` runs some,
 * `npm run bench -- api` those of a package.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from './command.ts';
import { type Figure, formatFigure } from './figures.ts';

const [api, site, repository] = ['packages/api', 'packages/site', '.ci'] as const;
/** Name on the command line, package, and introduction of the section. */
const benches: readonly [name: string, home: string, about: string][] = [
  ['sizes', site, 'Sizes of the built site’s pages and forms, brotli.'],
  ['felt', site, 'A phone on slow 4G (1.6 Mbps, 150 ms) with a processor four times slower; medians.'],
  [
    'pages',
    site,
    'Lighthouse 13, mobile, simulated throttling, medians. A bare page has the same text, pictures and fonts, no other styles and no scripts, and is measured alternately with the real one.',
  ],
  ['posted', site, 'Processor time that rendering the answer to a form takes, which a browser posted without script.'],
  ['leads', api, 'The embedded store with 25,000 leads of two years, and 20 connections that send.'],
  ['search', api, 'The calls of the inbox with 25,000 leads, another word each time; medians.'],
  ['slow-uploads', api, '40 clients that send large bodies at 13.6 kB/s, and 12 people who apply meanwhile.'],
  [
    'soak',
    api,
    'A steady mix of everything for ten minutes, whose leads are erased every five seconds. The clock runs an hour a minute, so that what is kept for an hour is there in full before growth counts.',
  ],
  ['storybook', repository, 'Start and load times of Storybook in a new browser profile.'],
  ['size', repository, 'Size of the repository.'],
];

const wanted = process.argv.slice(2);
const isNamed = (word: string, name: string, home: string) => word === name || word === basename(home);
const unknown = wanted.filter((word) => !benches.some(([name, home]) => isNamed(word, name, home)));
if (unknown.length > 0) {
  console.error(`No bench is named ${unknown.join(' or ')}. Benches: ${benches.map(([name]) => name).join(', ')}`);
  process.exit(1);
}

const git = (...words: string[]) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.trim();
const commit = git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' and changes');
const load = loadavg()[0]?.toFixed(1);
const folder = mkdtempSync(join(tmpdir(), 'figures-'));

/** Replaces the section with the same title, or appends it. */
function write(home: string, title: string, section: string): void {
  const page = join(root, home, home === repository ? 'figures.md' : 'docs/figures.md');
  const sections = readFileSync(page, 'utf8')
    .trimEnd()
    .split(/\n(?=## )/);
  const place = sections.findIndex((text) => text.startsWith(`## ${title}\n`));
  sections.splice(place < 0 ? sections.length : place, place < 0 ? 0 : 1, section);
  writeFileSync(page, `${sections.join('\n\n').replaceAll(/\n{3,}/g, '\n\n')}\n`);
  spawnSync('oxfmt', [page], { cwd: root, stdio: 'inherit' });
}

const short: string[] = [];
let met = 0;
for (const [name, home, about] of benches) {
  if (wanted.length > 0 && !wanted.some((word) => isNamed(word, name, home))) continue;
  console.log(`\n${name}: ${about}`);
  const file = join(folder, name);
  const { status } = spawnSync('node', ['--conditions=@hvac/source', join(root, home, 'bench', `${name}.ts`)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FIGURES: file },
  });
  const rows = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Figure)
    : [];
  // 2 means missed goals. After a crash the figures are incomplete, so the page is not written.
  if (status !== 0 && status !== 2) {
    short.push(`${name}: it crashed`);
    continue;
  }
  met += rows.filter(({ isMet }) => isMet).length;
  short.push(...rows.filter(({ isMet }) => isMet === false).map((row) => `${name}: ${row.name}`));
  const lines = rows.map((row) =>
    [
      '',
      row.name,
      formatFigure(row),
      row.goal ?? '',
      row.isMet === undefined ? '' : row.isMet ? 'met' : '**not met**',
      '',
    ].join(' | '),
  );
  const when = `Measured on ${new Date().toISOString().slice(0, 10)} at ${commit}: ${cpus().length} cores, load ${load} at the start.`;
  const table = ['| what | measured | goal | |', '| --- | --- | --- | --- |', ...lines.map((line) => line.trim())];
  write(home, name, [`## ${name}`, `${about} ${when}`, table.join('\n')].join('\n\n'));
}
rmSync(folder, { recursive: true });
console.log(`\n${met} met, ${short.length} not met${short.map((row) => `\n✗ ${row}`).join('')}`);
process.exitCode = short.length > 0 ? 1 : 0;
