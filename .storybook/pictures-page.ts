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
/** Changes in a comment; the page has all. */
const commented = 5;

/** Shows the changed region, made smaller where it would not fit. */
function crop({ left, top, width, height }: Region): string {
  const scale = Math.min(1, room / (width + 2 * margin));
  const size = `width:${width + 2 * margin}px;height:${Math.min(height + 2 * margin, tall / scale)}px`;
  return `${size};object-position:${Math.min(0, margin - left)}px ${Math.min(0, margin - top)}px;zoom:${scale}`;
}

/** A link to the story in the Storybook that serves this page. */
const storyLink = ({ story, width }: Difference) => `<a href="../?path=/story/${story}">${story}</a> ${width}`;

/** One change, with the first picture that has it and links to the others. */
function section([first, ...others]: readonly [Difference, ...Difference[]]): string {
  const style = first.region ? crop(first.region) : `width:${room}px`;
  const image = (side: string) =>
    `<a href="${side}/${first.path}"><img src="${side}/${first.path}" loading="lazy" alt="" style="${style}"></a>`;
  const [before, after] = [image('before'), image('after')];
  const figures = first.region ? { Before: before, After: after, Difference: before + after } : { After: after };
  const same = others.length
    ? `<details><summary>The same change in ${others.length} more</summary><ul>${others.map((other) => `<li>${storyLink(other)}</li>`).join('')}</ul></details>`
    : '';
  return `<h2>${storyLink(first)} <small>${first.verdict}</small></h2>
<section>${Object.entries(figures)
    .map(([caption, images]) => `<figure><figcaption>${caption}</figcaption><div>${images}</div></figure>`)
    .join('')}</section>${same}`;
}

const areaOf = ({ region }: Difference) => (region ? region.width * region.height : Infinity);

/** Equal changes once, the smallest first: it is the component that the others contain. */
const changesOf = (differences: readonly Difference[]) =>
  ([...Map.groupBy(differences, ({ change }) => change).values()] as [Difference, ...Difference[]][]).toSorted(
    ([a], [b]) => areaOf(a) - areaOf(b),
  );

const titleOf = ({ length }: readonly Difference[], base: string, changes: readonly unknown[]) =>
  `${length} pictures differ from ${base.slice(0, 12)}, in ${changes.length} changes`;

/** A page that shows what differs in each change: before, after, and the difference in light on black. */
export function renderPage(differences: readonly Difference[], base: string): string {
  const changes = changesOf(differences);
  const title = titleOf(differences, base, changes);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  figure { margin: 0 }
  figure div { display: grid; isolation: isolate }
  a:has(img) { grid-area: 1 / 1 }
  img { display: block; object-fit: none }
  section:has(figure:only-child) img { object-fit: contain }
  a + a:has(img) { mix-blend-mode: difference }
  figure:nth-child(3) div { filter: brightness(4) }
  h2 { font-size: 1rem }
</style>
<h1>${title}</h1>
${changes.map(section).join('\n')}
</html>
`;
}

/** The first pairs in Markdown, for a comment on GitHub. COMMIT stands for the address of a commit that has the pictures. */
export function renderComment(differences: readonly Difference[], base: string): string {
  const changes = changesOf(differences);
  const rows = changes.slice(0, commented).map(([{ story, width, path, region }]) => {
    const image = (side: string) =>
      `<img src="COMMIT/test-results/differences/${side}/${path}?raw=true" alt="" width="390">`;
    return `| ${story} ${width} | ${region ? image('before') : 'new'} | ${image('after')} |`;
  });
  const verdicts = [...Map.groupBy(differences, ({ verdict }) => verdict)];
  return [
    `### ${titleOf(differences, base, changes)}`,
    verdicts.map(([verdict, { length }]) => `${length} ${verdict}`).join(', '),
    ['| Story | Before | After |', '| --- | --- | --- |', ...rows].join('\n'),
    ...(changes.length > commented ? [`And ${changes.length - commented} more.`] : []),
  ].join('\n\n');
}
