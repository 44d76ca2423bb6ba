import type { Region } from './pictures.ts';

/** One picture that is not as it was at the base commit. */
export interface Difference {
  story: string;
  width: string;
  verdict: string;
  /** Of the picture, below `before` and `after`. */
  path: string;
  /** What differs; undefined for a new story, which has no picture of before. */
  region: Region | undefined;
  /** Equal for pictures in which the same pixels became the same others. */
  change: string;
}

/** Around what differs, in px. */
const margin = 24;
/** What fits beside two others on the screen of a laptop, in px. */
const [room, tall] = [430, 640];
/** Changes on one page: more would take a browser minutes to draw. */
const perPage = 20;

const figure = (caption: string, images: readonly string[], style: string) =>
  `<figure><figcaption>${caption}</figcaption><div style="${style}">${images.map((image) => `<a href="${image}"><img src="${image}"></a>`).join('')}</div></figure>`;

/** Shows the changed region, made smaller where it would not fit. */
function crop({ left, top, width, height }: Region): string {
  const scale = Math.min(1, room / (width + 2 * margin));
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  const size = `width:${width + 2 * margin}px;height:${Math.min(height + 2 * margin, tall / scale)}px`;
  return `--x:${-x}px;--y:${-y}px;${size};zoom:${scale}`;
}

/** A link to the story in the Storybook that serves this page. */
const storyLink = ({ story, width }: Difference) => `<a href="../?path=/story/${story}">${story}</a> ${width}`;

/** One change, with the first picture that has it and links to the others. */
function section([first, ...others]: readonly [Difference, ...Difference[]]): string {
  const [before, after] = [`before/${first.path}`, `after/${first.path}`];
  const figures = first.region
    ? [
        figure('Before', [before], crop(first.region)),
        figure('After', [after], crop(first.region)),
        figure('Difference', [before, after], crop(first.region)),
      ]
    : [figure('After', [after], `width:${room}px`)];
  const same = others.length
    ? `<details><summary>The same change in ${others.length} more</summary><ul>${others.map((other) => `<li>${storyLink(other)}</li>`).join('')}</ul></details>`
    : '';
  return `<h2>${storyLink(first)} <small>${first.verdict}</small></h2>\n<section>${figures.join('')}</section>${same}`;
}

const areaOf = ({ region }: Difference) => (region ? region.width * region.height : Infinity);

const nameOf = (page: number) => (page === 0 ? 'index.html' : `page-${page + 1}.html`);

/** Equal changes once, the smallest first: it is the component that the others contain. */
export const changesOf = (differences: readonly Difference[]) =>
  ([...Map.groupBy(differences, ({ change }) => change).values()] as [Difference, ...Difference[]][]).toSorted(
    ([a], [b]) => areaOf(a) - areaOf(b),
  );

/** What the pages show, as JSON for the report on GitHub. */
export const dataOf = (differences: readonly Difference[], base: string): string =>
  JSON.stringify({ base, differences });

/**
 * Pages that show of each change what differs: before, after, and the difference in light on black. Equal changes stand
 * once.
 * @returns the HTML of each page, by its file name
 */
export function renderPages(differences: readonly Difference[], base: string): Map<string, string> {
  const changes = changesOf(differences);
  const count = Math.max(1, Math.ceil(changes.length / perPage));
  const pages = Array.from({ length: count }, (_, page) => changes.slice(page * perPage, (page + 1) * perPage));
  const links = (current: number) =>
    pages.map((_, page) => (page === current ? `<b>${page + 1}</b>` : `<a href="${nameOf(page)}">${page + 1}</a>`));
  return new Map(
    pages.map((shown, page) => [
      nameOf(page),
      `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${differences.length} pictures differ</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  figure { margin: 0 }
  figure div { position: relative; overflow: hidden; isolation: isolate }
  img { position: absolute; left: var(--x); top: var(--y) }
  section:has(figure:only-child) img { position: static; max-width: 100% }
  section a + a img { mix-blend-mode: difference }
  figure:nth-child(3) div { filter: brightness(4) }
  h2 { font-size: 1rem }
</style>
<h1>${differences.length} pictures differ from ${base.slice(0, 12)}, in ${changes.length} changes</h1>
${pages.length > 1 ? `<nav aria-label="Pages">${links(page).join(' ')}</nav>` : ''}
${shown.map(section).join('\n')}
</html>
`,
    ]),
  );
}
