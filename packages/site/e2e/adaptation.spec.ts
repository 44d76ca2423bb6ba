import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { onePathOfEachKind } from './support/kinds.ts';
import { smallControls, windows } from './support/windows.ts';
import { expect, test } from './support/test.ts';

/** Texts that their box cuts off. Visually hidden texts are skipped. */
const clippedTexts = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('main *, header *, footer *'))
      .filter((element) => {
        if (!element.checkVisibility() || element.clientWidth < 2 || element.clientHeight < 2) return false;
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const hides = [overflowX, overflowY].includes('hidden') || [overflowX, overflowY].includes('clip');
        // The last breadcrumb repeats the heading below it.
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

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test(
  'the admin follows the system’s dark mode, and the public pages stay light',
  { tag: '@once' },
  async ({ page }) => {
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    expect(await paper()).toBe('rgb(255, 251, 244)');
    // Public pages do not carry the dark theme's CSS.
    expect(await page.locator('style').first().textContent()).not.toContain('prefers-color-scheme');
    await page.goto('/admin/leads');
    expect(await paper()).toBe('rgb(11, 26, 37)');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await paper()).toBe('rgb(255, 251, 244)');
  },
);

for (const path of onePathOfEachKind) {
  test(
    `${path} has no axe violation, its controls are large enough at 200% zoom, and it reflows at 400% zoom`,
    { tag: '@once' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      for (const { axe, ...size } of windows) {
        await page.setViewportSize(size);
        expect(await smallControls(page), `${size.width} px`).toEqual([]);
        if (axe) expect(await violations(page), `${size.width} px`).toEqual([]);
      }
      // 1280 by 1024 at 400% (WCAG 1.4.10).
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      expect(await clippedTexts(page)).toEqual([]);
    },
  );
}
