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
}

/** Around what differs, in px. */
const margin = 24;
/** What fits beside two others on the screen of a laptop, in px. */
const [room, tall] = [430, 640];

const figure = (caption: string, images: readonly string[], style: string) =>
  `<figure><figcaption>${caption}</figcaption><div style="${style}">${images.map((image) => `<a href="${image}"><img src="${image}"></a>`).join('')}</div></figure>`;

/** Shows the changed region, made smaller where it would not fit. */
function crop({ left, top, width, height }: Region): string {
  const scale = Math.min(1, room / (width + 2 * margin));
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  const size = `width:${width + 2 * margin}px;height:${Math.min(height + 2 * margin, tall / scale)}px`;
  return `--x:${-x}px;--y:${-y}px;${size};zoom:${scale}`;
}

function section({ story, width, verdict, path, region }: Difference): string {
  const [before, after] = [`before/${path}`, `after/${path}`];
  const figures = region
    ? [
        figure('Before', [before], crop(region)),
        figure('After', [after], crop(region)),
        figure('Difference', [before, after], crop(region)),
      ]
    : [figure('After', [after], `width:${room}px`)];
  return `<h3>${story} <small>${width}, ${verdict}</small></h3>\n<section>${figures.join('')}</section>`;
}

/** A page that shows of each picture what differs: before, after, and the difference in light on black. */
export function renderPage(differences: readonly Difference[], base: string): string {
  const components = Map.groupBy(differences, ({ story }) => story.split('--')[0] ?? story);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${differences.length} pictures differ</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #eee; color: #111 }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  figure { margin: 0 }
  figure div { position: relative; overflow: hidden; isolation: isolate }
  img { position: absolute; left: var(--x); top: var(--y) }
  section:has(figure:only-child) img { position: static; max-width: 100% }
  a + a img { mix-blend-mode: difference }
  figure:nth-child(3) div { filter: brightness(4) }
</style>
<h1>${differences.length} pictures differ from ${base.slice(0, 12)}</h1>
${[...components].map(([component, all]) => [`<h2>${component}</h2>`, ...all.map(section)].join('\n')).join('\n')}
</html>
`;
}
