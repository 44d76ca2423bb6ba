/** One picture that is not as it was at the base commit. */
export interface Difference {
  story: string;
  width: string;
  verdict: string;
  /** Paths from the page; a new story has no picture of before. */
  before: string | undefined;
  after: string;
}

const figure = (caption: string, ...images: readonly string[]) =>
  `<figure><figcaption>${caption}</figcaption><div>${images.map((image) => `<img src="${image}">`).join('')}</div></figure>`;

const section = ({ story, width, verdict, before, after }: Difference) => `
<h2>${story} <small>${width}, ${verdict}</small></h2>
<section class="${width}">
${before ? figure('Before', before) + figure('After', after) + figure('Difference', before, after) : figure('After', after)}
</section>`;

/** A page that shows each picture before, after, and what differs in light on black. */
export const renderPage = (differences: readonly Difference[], base: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${differences.length} pictures differ</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #eee; color: #111 }
  section { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
  .desktop { grid-template-columns: 1fr }
  figure { margin: 0 }
  img { max-width: 100%; vertical-align: top }
  figure div { display: grid; justify-items: start; isolation: isolate }
  img { grid-area: 1 / 1 }
  img + img { mix-blend-mode: difference }
  figure:nth-child(3) div { filter: brightness(4) }
</style>
<h1>${differences.length} pictures differ from ${base.slice(0, 12)}</h1>
${differences.map(section).join('\n')}
</html>
`;
