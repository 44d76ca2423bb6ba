import { launchOptions } from '../../../.storybook/browser.mjs';
import { canonicals, onePathOfEachKind } from './support/kinds.ts';
import { addSpecial } from './support/specials.ts';
import { expect, test } from './support/test.ts';

/** What large text does wrong on the open page, in words. Runs in the browser. */
function largeTextFaults(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
  const isClipped = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
  const shown: { words: string; boxes: DOMRect[] }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement;
    const words = (node.nodeValue ?? '').trim().slice(0, 40);
    // The last breadcrumb repeats the headline, and ends in dots where the line does.
    if (!owner || words === '' || owner.matches('nav [aria-current="page"]')) continue;
    if (owner.closest('details:not([open]), [aria-hidden], [inert]')) continue;
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const parents: Element[] = [];
    for (let parent: Element | null = owner; parent && parent !== document.body; parent = parent.parentElement)
      parents.push(parent);
    // Text for screen readers, the skip link, and what slides in when it is asked for.
    if (parents.some((parent) => parent.clientWidth === 1 || getComputedStyle(parent).clipPath !== 'none')) continue;
    if (parents.some((parent) => /fixed|sticky/.test(getComputedStyle(parent).position))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A line of large letters is less tall than the font's own box, which has room for accents.
    const tallest = parseFloat(getComputedStyle(owner).lineHeight) || Infinity;
    const boxes = [...range.getClientRects()]
      .filter(({ width, bottom }) => width > 2 && bottom + scrollY > 0)
      .map(({ x, y, width, height }) => {
        const trimmed = Math.max(0, height - tallest);
        return new DOMRect(x, y + trimmed / 2, width, height - trimmed);
      });
    for (const { left, right, top, bottom } of boxes) {
      const last = document.elementFromPoint(right - 3, (top + bottom) / 2);
      if (owner.closest('header') && last && !last.contains(owner) && !owner.contains(last))
        faults.push(`under a button: ${words}`);
      if (left < -1 || right > clientWidth + 1) faults.push(`beyond the window: ${words}`);
      for (const edge of parents.filter(isClipped).map((parent) => parent.getBoundingClientRect()))
        if (left < edge.left - 2 || right > edge.right + 2 || top < edge.top - 3 || bottom > edge.bottom + 3)
          faults.push(`cut: ${words}`);
    }
    shown.push({ words, boxes });
  }
  for (const [place, one] of shown.entries())
    for (const other of shown.slice(place + 1, place + 40))
      for (const a of one.boxes)
        for (const b of other.boxes) {
          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (width > 3 && height > Math.min(a.height, b.height) * 0.4)
            faults.push(`on each other: ${one.words}, ${other.words}`);
        }
  return [...new Set(faults)];
}

for (const size of [24, 32])
  test(
    `text of ${size} px keeps every page as wide as the window, with no words cut or on each other`,
    {
      tag: '@once',
    },
    async ({ playwright, server }) => {
      // The reader's own setting, which rem and em follow.
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      const page = await browser.newPage({ baseURL: server.origin });
      await addSpecial(server.origin, { title: `A coupon at ${size} px`, discount: '$75 off' });
      const faults: Record<string, string[]> = {};
      for (const path of process.env.ALL ? canonicals : onePathOfEachKind) {
        await page.goto(path);
        if (path === '/specials') await page.getByRole('heading', { name: `A coupon at ${size} px` }).waitFor();
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          const found = await page.evaluate(largeTextFaults);
          if (found.length > 0) faults[`${path} at ${width} px`] = found;
        }
      }
      await browser.close();
      expect(faults).toEqual({});
    },
  );

test(
  'text with the spacings of WCAG 1.4.12 is not cut and not on each other',
  { tag: '@once' },
  async ({ page, server }) => {
    await addSpecial(server.origin, { title: 'A coupon with wide letters', discount: '$75 off' });
    await addSpecial(server.origin, { title: 'A coupon of a whole house', discount: '$1,000' });
    const faults: Record<string, string[]> = {};
    for (const path of [...onePathOfEachKind, '/hvac-services-jacksonville-fl']) {
      await page.goto(path);
      // Through the protocol, because the page's CSP forbids inline styles.
      await page.addStyleTag({
        content:
          '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
      });
      // On its map, names end with the drawing at other widths. They are listed below it.
      for (const width of path === '/service-area' ? [390] : [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(largeTextFaults);
        if (found.length > 0) faults[`${path} at ${width} px`] = found;
      }
    }
    expect(faults).toEqual({});
  },
);
