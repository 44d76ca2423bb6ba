import type { Page } from '@playwright/test';
import { onePathOfEachKind } from './support/kinds.ts';
import { expect, hydrated, test } from './support/test.ts';

interface Stop {
  /** Tag and text, for failure messages. */
  what: string;
  inMain: boolean;
  inFooter: boolean;
  /** Empty when there is no problem. */
  fault: string;
}

/** The focused element and its problem: no focus indicator, out of view, or covered (WCAG 2.4.7, 2.4.11). */
const look = (page: Page) =>
  page.evaluate((): Stop | undefined => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    // A radio button shows its focus on its label, a card's link on the whole card.
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
    // Several points, because a link may wrap onto two lines: one of them has to hit it.
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

/** The number of animations that run, under reduced motion. */
const moving = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        return animation.playState === 'running' && Number(duration) > 0;
      }).length,
  );

for (const path of [...onePathOfEachKind, '/no-such-page']) {
  test(`${path}: Tab moves from the skip link to the footer with the focus always in view, and nothing moves under reduced motion`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
    await hydrated(page);
    // Late content shifts the layout, so wait for the specials and the fonts.
    await expect(page.getByText('Loading current offers...')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    // The header and the footer are the same on every page, so only the first page tests them.
    const whole = path === onePathOfEachKind[0];
    if (!whole) await page.keyboard.press('Enter');
    expect(await moving(page)).toBe(0);
    const stops: Stop[] = [];
    // Twice as many stops as the longest page has: a keyboard trap (WCAG 2.1.2) ends here.
    for (let count = 0; count < 400; count += 1) {
      await page.keyboard.press('Tab');
      const stop = await look(page);
      if (!stop) break;
      stops.push(stop);
      if (stop.inFooter && !whole) break;
    }
    expect(stops.filter(({ fault }) => fault !== '')).toEqual([]);
    expect(stops.some(({ inMain }) => inMain)).toBe(true);
    // The skip link skips the menus.
    if (!whole) expect(stops[0]).toMatchObject({ inMain: true });
    expect(stops.some(({ inFooter }) => inFooter)).toBe(true);
    expect(stops.length).toBeLessThan(400);
  });
}
