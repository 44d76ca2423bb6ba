import type { Page } from '@playwright/test';
import { onePathOfEachKind } from './support/kinds.ts';
import { expect, hydrated, test } from './support/test.ts';

interface Stop {
  /** Tag and text, to name it in a failure. */
  what: string;
  inMain: boolean;
  inFooter: boolean;
  /** Empty when all is well. */
  fault: string;
}

/** What the focus is on, and what is wrong with it: no mark of the focus, out of view, or covered (WCAG 2.4.7, 2.4.11). */
const look = (page: Page) =>
  page.evaluate((): Stop | undefined => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    // A choice of a group shows its focus on the label that holds it, a card's link on what covers the card.
    const marks = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      getComputedStyle(element.closest('label') ?? element),
      getComputedStyle(element.parentElement ?? element),
    ];
    const marked = marks.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
    );
    const box = element.getBoundingClientRect();
    const seen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    // Several points, as a link may run over two lines: one of them has to be its own.
    const points = Array.from(element.getClientRects()).flatMap(({ left, right, top, bottom }) =>
      [0.2, 0.5, 0.8].map((part) => [left + (right - left) * part, (top + bottom) / 2] as const),
    );
    const own = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element) || top.closest('label') !== null);
    });
    const fault = !marked ? 'no mark of the focus' : !seen ? 'out of view' : !own ? 'covered' : '';
    return {
      what: `<${element.tagName.toLowerCase()}> ${(element.textContent || element.getAttribute('aria-label') || element.id).trim().slice(0, 40)}`,
      inMain: element.closest('main') !== null,
      inFooter: element.closest('footer') !== null,
      fault,
    };
  });

for (const path of onePathOfEachKind) {
  test(`${path} can be walked by keyboard from the skip link to the footer, the focus always in view`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
    await hydrated(page);
    // What comes late moves what is below it: the walk begins when the offers and the fonts are there.
    await expect(page.getByText('Loading current offers...')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    // The header and the footer are those of every page: the first one's are walked through.
    const whole = path === onePathOfEachKind[0];
    if (!whole) await page.keyboard.press('Enter');
    const stops: Stop[] = [];
    // Twice as many as the longest page has: a trap of the keyboard (WCAG 2.1.2) ends here.
    for (let count = 0; count < 400; count += 1) {
      await page.keyboard.press('Tab');
      const stop = await look(page);
      if (!stop) break;
      stops.push(stop);
      if (stop.inFooter && !whole) break;
    }
    expect(stops.filter(({ fault }) => fault !== '')).toEqual([]);
    expect(stops.some(({ inMain }) => inMain)).toBe(true);
    // The skip link leads past the menus.
    if (!whole) expect(stops[0]).toMatchObject({ inMain: true });
    expect(stops.some(({ inFooter }) => inFooter)).toBe(true);
    expect(stops.length).toBeLessThan(400);
  });
}
