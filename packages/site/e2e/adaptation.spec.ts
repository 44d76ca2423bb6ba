import type { Page } from '@playwright/test';
import { onePathOfEachKind } from './support/kinds.ts';
import { expect, hydrated, test } from './support/test.ts';

/** Texts that are cut off: their box hides what does not fit. Texts for assistive technology alone are small by design. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('main *, header *, footer *'))
      .filter((element) => {
        if (!element.checkVisibility() || element.clientWidth < 2 || element.clientHeight < 2) return false;
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const hides = [overflowX, overflowY].includes('hidden') || [overflowX, overflowY].includes('clip');
        // The last crumb repeats the heading beneath it.
        if (element.closest('nav [aria-current="page"]')) return false;
        const hasText = Array.from(element.childNodes).some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const overflows =
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return hasText && overflows && (hides || textOverflow === 'ellipsis');
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test(
  'the office is dark where the system is, and the public pages stay in daylight',
  { tag: '@once' },
  async ({ page }) => {
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    expect(await paper()).toBe('rgb(255, 251, 244)');
    // Nor does a visitor pay for the office's night.
    expect(await page.locator('style').first().textContent()).not.toContain('prefers-color-scheme');
    await page.goto('/admin/leads');
    expect(await paper()).toBe('rgb(11, 26, 37)');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await paper()).toBe('rgb(255, 251, 244)');
  },
);

for (const path of onePathOfEachKind) {
  test(
    `${path} reflows at 400% zoom, with wider text spacing, and stands still where motion is not wanted`,
    { tag: '@once' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // 1280 by 1024 at 400% (WCAG 1.4.10).
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(path);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      expect(await cutTexts(page)).toEqual([]);

      // The spacing that readers may set (WCAG 1.4.12). Through the protocol: the content security policy is the page's.
      const spacing = await page.addStyleTag({
        content:
          '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
      });
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      expect(await cutTexts(page)).toEqual([]);
      await spacing.evaluate((element) => (element as Element).remove());

      await page.keyboard.press('Tab');
      await hydrated(page);
      const moving = await page.evaluate(
        () =>
          document.getAnimations().filter((animation) => {
            const { duration } = animation.effect?.getComputedTiming() ?? {};
            return animation.playState === 'running' && Number(duration) > 0;
          }).length,
      );
      expect(moving).toBe(0);
    },
  );
}
