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
/** Names people type carry accents: all of Latin-1. */
const latin1 = range(0xa0, 0xff);

const fonts = [
  {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    to: 'bricolage-grotesque.woff2',
    text: `${printable} é°·©®½${punctuation}`,
    variationAxes: { wght: 800, opsz: { min: 20, max: 64 } },
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    text: `${printable}${latin1}${punctuation}`,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const { from, to, text, variationAxes } of fonts) {
  const source = await readFile(fileURLToPath(import.meta.resolve(from)));
  const subset = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(`../src/theme/fonts/${to}`, import.meta.url), subset);
  console.log(`${to}: ${(subset.length / 1024).toFixed(1)} kB`);
}
