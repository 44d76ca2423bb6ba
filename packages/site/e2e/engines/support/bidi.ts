import { launch, type LaunchOptions } from 'puppeteer-core';
import type { Session } from './session.ts';

/** Puppeteer session without a driver: Firefox supports WebDriver BiDi itself, Chromium its DevTools protocol. */
export async function bidi(options: LaunchOptions): Promise<Session> {
  const browser = await launch({
    headless: true,
    timeout: 120_000,
    defaultViewport: { width: 1280, height: 720 },
    ...options,
  });
  const [page = await browser.newPage()] = await browser.pages();
  const element = async (selector: string) => {
    const found = await page.$(selector);
    if (!found) throw new Error(`The page has no ${selector}`);
    return found;
  };
  return {
    version: await browser.version(),
    canResize: true,
    go: async (url) => void (await page.goto(url)),
    js: (body, ...values) =>
      // The page's CSP forbids eval, but not for the protocol.
      page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(values)})`) as Promise<never>,
    click: async (selector) => {
      const found = await element(selector);
      await found.evaluate((each) => each.scrollIntoView({ block: 'center' }));
      await found.click();
    },
    type: async (selector, text) => (await element(selector)).type(text),
    attach: async (selector, file) => {
      const found = await element(selector);
      await (found as unknown as { uploadFile: (path: string) => Promise<void> }).uploadFile(file);
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) =>
      page.setViewport({ width, height }).catch((error: unknown) => {
        // Firefox 140 sets the size, but knows no screen orientation, which Puppeteer sends along.
        if (!/unknown command emulation\./.test(String(error))) throw error;
      }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
