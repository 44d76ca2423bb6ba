import { canonicals } from './support/kinds.ts';
import { expect, test } from './support/test.ts';

/** What is wrong with the layout of the open page, in words. Runs in the browser. */
function layoutFaults(): string[] {
  const faults: string[] = [];
  const shown = (element: Element) => {
    const { position, visibility } = getComputedStyle(element);
    return element.getClientRects().length > 0 && visibility !== 'hidden' && position !== 'absolute';
  };
  const words = (element: Element) => (element.textContent ?? '').trim().slice(0, 40);

  for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
    const range = document.createRange();
    range.selectNodeContents(heading);
    for (const { right, width } of range.getClientRects())
      if (width > 1 && right > document.documentElement.clientWidth)
        faults.push(`heading cut at the edge: ${words(heading)}`);
    // A line that ends after a hyphen inside a word.
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index } of (node.nodeValue ?? '').matchAll(/(?<=\w)-(?=\w)/g)) {
        const tops = [index, index + 1].map((start) => {
          range.setStart(node, start);
          range.setEnd(node, start + 1);
          return range.getBoundingClientRect().top;
        });
        if (tops[0] !== tops[1]) faults.push(`heading breaks at a hyphen: ${words(heading)}`);
      }
    }
  }

  for (const list of document.querySelectorAll('main :is(ul, ol, dl, div)')) {
    const { display } = getComputedStyle(list);
    if (!/grid|flex/.test(display)) continue;
    const items = [...list.children].filter(shown);
    const boxes = items.map((item) => item.getBoundingClientRect());
    const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
    const [first, ...others] = [...rows.values()];
    const last = others.at(-1);
    const inside = list.getBoundingClientRect();
    // Cards and points of one width; not links, chips and buttons.
    const isGrid = first && first.length > 1 && boxes.every(({ width, height }) => width > 130 && height > 60);
    const areEqual = first?.every(({ width }) => Math.abs(width - first[0]!.width) < 2);
    if (isGrid && areEqual && last?.length === 1 && last[0]!.width < inside.width * 0.6)
      faults.push(`alone in the last row: ${words(items.at(-1)!)}`);
    // Columns of a page beside each other; a heading may stand beside its text, and a short column may stay in view.
    const stays = (item: Element) => getComputedStyle(item).position === 'sticky';
    const isHeading = (item: Element) =>
      item.matches('h2') || (item.children.length === 1 && item.firstElementChild!.matches('h2'));
    if (isGrid && others.length === 0 && items.length === 2 && !items.some(isHeading) && !items.some(stays)) {
      const ends = items.map((item) => {
        const parts = [...item.querySelectorAll('*')].filter((part) => shown(part) && part.children.length === 0);
        return Math.max(item.getBoundingClientRect().top, ...parts.map((part) => part.getBoundingClientRect().bottom));
      });
      if (Math.abs(ends[0]! - ends[1]!) > 300)
        faults.push(`a column ends early: ${words(items[0]!)} | ${words(items[1]!)}`);
    }
  }
  return [...new Set(faults)];
}

for (const width of [320, 768, 1280]) {
  test(`no card alone, no short column, no broken heading at ${width} px`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const faults: Record<string, string[]> = {};
    for (const path of canonicals) {
      await page.goto(path);
      const found = await page.evaluate(layoutFaults);
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  });
}
