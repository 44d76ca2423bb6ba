import type { Page } from '@playwright/test';

/**
 * A desktop and a phone, both at 200% zoom too: 640 px, and 320 px or less (WCAG 1.4.10). Axe looks at the two
 * that have a layout of their own.
 */
export const windows = [
  { width: 1280, height: 900, axe: true },
  { width: 640, height: 450, axe: false },
  { width: 320, height: 422, axe: true },
];

/**
 * Controls under 24 px, except links inside a sentence (WCAG 2.5.8) and links that are alone in a list item. The 44 px
 * controls of the header and the forms are tested by their stories.
 */
export const smallControls = (page: Page) =>
  page.evaluate(() => {
    const inSentence = (link: Element) => {
      const block = link.closest('p, li, td, dd, label, figcaption');
      const words = (block?.textContent ?? '').replace(link.textContent, '').replace(/[^\p{L}\p{N}]/gu, '');
      return words !== '' && getComputedStyle(link).display === 'inline';
    };
    return Array.from(document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea'))
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        if (element.matches('label input') || (element.matches('a') && inSentence(element))) return false;
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && (width < 24 || height < 24);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
