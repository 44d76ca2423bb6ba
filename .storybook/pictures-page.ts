/** One story that looks different. */
export interface Difference {
  story: string;
  width: string;
  /** What this says about it. */
  verdict: string;
  /** Paths of the pictures, from the page. */
  expected: string | undefined;
  actual: string;
}

const figure = ({ story, width, verdict, expected, actual }: Difference) => `
<section>
  <h2>${story} <small>${width}</small></h2>
  <p>${verdict}</p>
  ${
    expected
      ? `<label>before <input type="range" min="0" max="100" value="50"> after</label>
  <div class="row">
    <figure><figcaption>Before and after</figcaption><div class="stack"><img src="${expected}"><img class="top" src="${actual}"></div></figure>
    <figure><figcaption>Difference</figcaption><div class="stack difference"><img src="${expected}"><img class="top" src="${actual}"></div></figure>
    <figure><figcaption>Before</figcaption><img src="${expected}"></figure>
    <figure><figcaption>After</figcaption><img src="${actual}"></figure>
  </div>`
      : `<figure><img src="${actual}"></figure>`
  }
</section>`;

/** A page of all differences: before and after below a slider, and what differs in light on black. */
export const pageOf = (differences: readonly Difference[], base: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${differences.length} pictures differ</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #eee; color: #111 }
  .row { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  figure { margin: 0 }
  img { display: block; background: #fff; outline: 1px solid #bbb }
  .stack { position: relative; display: grid }
  .stack img { grid-area: 1 / 1; align-self: start; justify-self: start }
  .top { clip-path: inset(0 0 0 var(--at, 50%)) }
  .difference { background: #000; isolation: isolate }
  .difference img { background: none; outline: none }
  .difference .top { clip-path: none; mix-blend-mode: difference }
  .difference { filter: brightness(4) }
</style>
<h1>${differences.length} pictures differ from ${base.slice(0, 12)}</h1>
${differences.map(figure).join('\n')}
<script>
  for (const slider of document.querySelectorAll('input'))
    slider.addEventListener('input', () => slider.closest('section').style.setProperty('--at', slider.value + '%'));
</script>
</html>
`;
