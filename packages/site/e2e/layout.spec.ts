import { canonicals } from './support/kinds.ts';
import { expect, test } from './support/test.ts';

/** What is wrong with the layout of the open page, in words. Runs in the browser. */
function layoutFaults(): string[] {
  const faults: string[] = [];
  const isShown = (element: Element) => {
    const { position, visibility } = getComputedStyle(element);
    return element.getClientRects().length > 0 && visibility !== 'hidden' && position !== 'absolute';
  };
  const wordsOf = (element: Element | undefined) => (element?.textContent ?? '').trim().slice(0, 40);
  const topOf = (node: Node, start: number) => {
    const letter = document.createRange();
    letter.setStart(node, start);
    letter.setEnd(node, start + 1);
    return letter.getBoundingClientRect().top;
  };

  const isLabel = (element: Element) =>
    !element.matches('a') || /flex|grid/.test(getComputedStyle(element).display) || element.closest('nav');
  for (const label of document.querySelectorAll('main :is(h1, h2, h3, th, label, button, summary, a)')) {
    if (!isLabel(label)) continue;
    const range = document.createRange();
    range.selectNodeContents(label);
    for (const { right, width } of range.getClientRects())
      if (width > 1 && right > document.documentElement.clientWidth && label.matches('h1, h2, h3'))
        faults.push(`heading cut at the edge: ${wordsOf(label)}`);
    const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { index } of (node.nodeValue ?? '').matchAll(/(?<=\w)-(?=\w)/g))
        if (topOf(node, index) !== topOf(node, index + 1)) faults.push(`breaks at a hyphen: ${wordsOf(label)}`);
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const select of document.querySelectorAll('select')) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    if (!pen) break;
    pen.font = font;
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const text = select.selectedOptions[0]?.textContent ?? '';
    if (pen.measureText(text).width > room) faults.push(`the choice is cut: ${text}`);
  }

  for (const list of document.querySelectorAll('main :is(ul, ol, dl, div)')) {
    if (!/grid|flex/.test(getComputedStyle(list).display)) continue;
    const items = [...list.children].filter(isShown);
    const boxes = items.map((item) => item.getBoundingClientRect());
    const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
    const inRow = (row: number) => boxes.filter(({ top }) => Math.round(top) === tops[row]);
    const first = inRow(0);
    const last = inRow(tops.length - 1);
    // Cards and points, not links, chips and buttons.
    if (first.length < 2 || boxes.some(({ width, height }) => width <= 130 || height <= 60)) continue;
    const widths = first.map(({ width }) => width);
    const areEqual = Math.max(...widths) - Math.min(...widths) < 2;
    const lastWidth = Math.max(...last.map(({ width }) => width));
    if (areEqual && tops.length > 1 && last.length === 1 && lastWidth < list.getBoundingClientRect().width * 0.6)
      faults.push(`alone in the last row: ${wordsOf(items.at(-1))}`);
    // A heading may stand beside its text, and a short column may stay in view.
    const isFree = (item: Element) =>
      getComputedStyle(item).position === 'sticky' ||
      item.matches('h2') ||
      item.querySelector(':scope > h2:only-child');
    if (tops.length > 1 || items.some(isFree)) continue;
    const ends = items.map((item) =>
      Math.max(
        ...[...item.querySelectorAll('*')]
          .filter((part) => isShown(part) && part.children.length === 0)
          .map((part) => part.getBoundingClientRect().bottom),
      ),
    );
    if (Math.max(...ends) - Math.min(...ends) > 300)
      faults.push(`a column ends early: ${items.map(wordsOf).join(' | ')}`);
  }
  return [...new Set(faults)];
}

/** Pages that begin with what they are for: an article, a video, a form, offers that load. */
const withoutHeroButtons = /^\/(?:blog\/|whitleys-heating-and-air-blog|hvac-videos|contact|specials)/;

/** Whether a button stands on the first screen, above the bar that calls. Runs in the browser. */
function hasButtonInView(): boolean {
  const bar = document.querySelector('aside[aria-label^="Emergency call"]');
  const end = bar && bar.clientWidth === innerWidth ? bar.getBoundingClientRect().top : innerHeight;
  return [...document.querySelectorAll('main :is(a, button, summary)')].some((target) => {
    const box = target.getBoundingClientRect();
    return !target.closest('nav[aria-label="Breadcrumb"]') && box.height >= 44 && box.bottom <= end;
  });
}

// Each page is opened once for all windows. There are two tests, so that both halves of the pages are opened at once.
for (const [half, pages] of [
  ['first', canonicals.slice(0, canonicals.length / 2)],
  ['second', canonicals.slice(canonicals.length / 2)],
] as const) {
  test(
    `no card alone, no short column, no broken label at four widths, and a button on the first screen of a low window: the ${half} half of the pages`,
    { tag: '@once' },
    async ({ page }) => {
      const faults: Record<string, string[]> = {};
      for (const path of pages) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        for (const width of [320, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          const found = await page.evaluate(layoutFaults);
          if (found.length > 0) faults[`${path} at ${width} px`] = found;
        }
        if (withoutHeroButtons.test(path)) continue;
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 600 });
          if (!(await page.evaluate(hasButtonInView)))
            faults[`${path} in a window of ${width} by 600 px`] = ['no button on the first screen'];
        }
      }
      expect(faults).toEqual({});
    },
  );
}
