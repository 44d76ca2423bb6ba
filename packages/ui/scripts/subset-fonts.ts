/**
 * Cuts the two brand fonts down to what the site uses and writes them to src/theme/fonts.
 * Run it after changing the characters or weights below: `npm run fonts -w @hvac/ui`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const punctuation = '–—‘’“”•…™→×−';
const printable = range(0x20, 0x7e);
const signs = '\u00a0°·©®½é';
/** Names people type carry accents: the rest of Latin-1, in a file that loads where one of them stands. */
const accents = Array.from(range(0xa1, 0xff))
  .filter((character) => !signs.includes(character))
  .join('');

const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';
const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const figtreeAxes = { wght: { min: 400, max: 700 } };

const fonts = [
  {
    from: bricolage,
    to: 'bricolage-grotesque.woff2',
    text: `${printable}${signs}${punctuation}`,
    variationAxes: { wght: 800, opsz: 40 },
  },
  { from: figtree, to: 'figtree.woff2', text: `${printable}${signs}${punctuation}`, variationAxes: figtreeAxes },
  { from: figtree, to: 'figtree-accents.woff2', text: accents, variationAxes: figtreeAxes },
];

/** What the styles turn on or browsers turn on by themselves; the alternates of the others are a tenth of a font. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

for (const { from, to, text, variationAxes } of fonts) {
  const source = await readFile(fileURLToPath(import.meta.resolve(from)));
  const subset = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes, keepFeatures });
  await writeFile(new URL(`../src/theme/fonts/${to}`, import.meta.url), subset);
  console.log(`${to}: ${(subset.length / 1024).toFixed(1)} kB`);
}
