import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong with the page as it is, each as a line.
 * @param contrast false in forced colors: there the browser chooses the colors, and axe reads one of them from a
 * property that does not report it
 */
export async function violations(page: Page, { contrast = true } = {}): Promise<string[]> {
  // Through the protocol: the page's content security policy holds for scripts in the page.
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
