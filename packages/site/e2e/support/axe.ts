import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns axe's violations on the current page, one line each.
 * @param contrast false in forced colors, where the browser picks the colors and axe reads one from a property that
 * does not report it
 */
export async function violations(page: Page, { contrast = true } = {}): Promise<string[]> {
  // Evaluated through the protocol, because the page's CSP blocks injected scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (rules) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const results = await axe.run({ rules });
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { 'color-contrast': { enabled: contrast } },
  );
}
