import type { CDPSession, Locator, Request } from '@playwright/test';
import { expect, hold, holdScripts, hydrated, test } from './support/test.ts';

/* What a tap is answered with while something is still on its way. */

/**
 * Presses a link, and says whether the line at the top shows so many milliseconds later: by the line's own clock, not
 * this machine's. In one call, since a browser that waits for the next page answers no other.
 */
const pressAndLook = (link: Locator, ...times: number[]) =>
  link.evaluate(async (element: HTMLElement, moments) => {
    element.click();
    while (!('loading' in document.documentElement.dataset)) await new Promise(requestAnimationFrame);
    const line = document.querySelector('[data-loading] [aria-hidden]');
    if (!line) throw new Error('The page has no line');
    return moments.map((ms) => {
      for (const animation of line.getAnimations()) {
        animation.pause();
        animation.currentTime = ms;
      }
      const { display, opacity, transform } = getComputedStyle(line);
      return display === 'block' && opacity === '1' && new DOMMatrix(transform).a > 0.05;
    });
  }, times);

for (const isLive of [false, true]) {
  test(`a link ${isLive ? 'of a live page' : 'before React'} says after 150 ms that it loads`, async ({ page }) => {
    // The page of the link: its document, or its code.
    const next = await hold(page, isLive ? /\/assets\/bryceville-.*\.js$/ : /\/bryceville-hvac$/);
    const scripts = isLive ? undefined : await holdScripts(page);
    await page.goto('/hvac-faqs');
    if (isLive) {
      await page.locator('h1').click();
      await hydrated(page);
    }
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Bryceville' });
    expect(await pressAndLook(link, 149, 400)).toEqual([false, true]);
    next.release();
    scripts?.release();
    await expect(page).toHaveURL('/bryceville-hvac');
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  });
}

test('the code of a page starts to load when a finger or a pointer comes to its link', async ({ page }) => {
  await page.goto('/hvac-faqs');
  await page.locator('h1').click();
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  for (const [intent, name, file] of [
    ['touchstart', 'Bryceville', /\/assets\/bryceville-/],
    ['pointerover', 'Middleburg', /\/assets\/middleburg-/],
  ] as const) {
    const asked = page.waitForRequest(file);
    await footer.getByRole('link', { name }).dispatchEvent(intent);
    await asked;
  }
  await expect(page).toHaveURL('/hvac-faqs');
});

test('the code of a page starts to load when its link scrolls into view', async ({ page }) => {
  // A busy machine has no idle time.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = (callback) => setTimeout(callback);
  });
  await page.goto('/services');
  await page.locator('h1').click();
  await hydrated(page);
  const link = page.locator('main a[href="/cooling-system-installation"]');
  const asked = page.waitForRequest(/\/assets\/cooling-system-installation-/);
  await link.scrollIntoViewIfNeeded();
  await asked;
  await expect(page).toHaveURL('/services');
});

test('a link shows the heading of the next page before the rest of it', async ({ page }) => {
  await page.goto('/services');
  await page.locator('h1').click();
  await hydrated(page);
  const headings = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new MutationObserver((_records, observer) => {
          if (document.querySelector('h1')?.textContent !== 'HVAC Services Bryceville,\u00A0FL') return;
          observer.disconnect();
          resolve(Array.from(document.querySelectorAll('main h1, main h2'), ({ tagName }) => tagName));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bryceville' }).click();
  expect(await headings).toEqual(['H1']);
  await expect(page.locator('main h2').first()).toBeVisible();
});

for (const [path, comes] of [
  ['/hvac-faqs', true],
  ['/admin/leads', false],
] as const) {
  test(`the code of a city’s page ${comes ? 'comes' : 'does not come'} in idle time at ${path}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // A busy machine has no idle time: it comes when the test says so.
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = (callback) => {
        addEventListener('idle', () => callback({} as IdleDeadline));
        return 0;
      };
    });
    await page.goto(path);
    await page.locator('h1').click();
    await hydrated(page);
    await page.evaluate(async () => {
      dispatchEvent(new Event('idle'));
      await fetch('/robots.txt');
    });
    await expect.poll(() => asked.some((file) => /\/city-(?!service)[^/]*\.js$/.test(file))).toBe(comes);
  });
}

test('the first press on the video plays it here, and leaves no page', async ({ page, context }) => {
  await page.route('https://**', (route) => route.fulfill({ body: 'The player', contentType: 'text/html' }));
  const scripts = await holdScripts(page);
  await page.goto('/hvac-videos');
  const poster = page.locator('main a[data-needs-js]').first();
  await poster.click();
  await expect(poster).toHaveAttribute('aria-busy', 'true');
  scripts.release();
  await expect(page.locator('main iframe')).toBeVisible();
  await expect(page).toHaveURL('/hvac-videos');
  expect(context.pages()).toHaveLength(1);
});

for (const isLive of [false, true]) {
  test(`${isLive ? 'a live page' : 'a page before React'} is where it was after a reload, and back from another site`, async ({
    page,
    server,
  }) => {
    await page.goto('/hvac-faqs');
    if (isLive) {
      await page.locator('h1').click();
      await hydrated(page);
    }
    // In steps of ten: fonts that come later move a line by a hair.
    const scroll = () => page.evaluate(() => Math.round(scrollY / 10) * 10);
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(scroll).toBe(900);
    await page.reload();
    await expect.poll(scroll).toBe(900);
    // And when React comes then.
    await page.getByRole('contentinfo').dispatchEvent('pointerdown');
    await hydrated(page);
    expect(await scroll()).toBe(900);
    // Another site, as the browser sees it.
    await page.goto(server.origin.replace('localhost', '127.0.0.1') + '/robots.txt');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect.poll(scroll).toBe(900);
  });
}

test('a page is where it was, though the browser was told nothing when it left', async ({ page, server }) => {
  // A browser that leaves for another site, or ends a page on a full phone, does not wait for what the page says last.
  await page.addInitScript(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation()));
  await page.goto('/hvac-faqs');
  await page.locator('h1').click();
  await hydrated(page);
  await page.evaluate(() => {
    scrollTo(0, 900);
    // What this browser does by itself within a second: it notes how far the page is scrolled.
    history.replaceState(history.state, '');
  });
  await page.goto(server.origin.replace('localhost', '127.0.0.1') + '/robots.txt');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY / 10) * 10)).toBe(900);
});

/** What the browser holds against a page that it could keep whole for the way back: the page's own doings. */
async function reasonsAgainstKeeping(session: CDPSession, leaveAndComeBack: () => Promise<unknown>): Promise<string[]> {
  await session.send('Page.enable');
  const told = new Promise<string[]>((resolve) => {
    session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations
          // Circumstantial are those of this browser, which runs without a window and keeps no page.
          .filter(({ type }) => type !== 'Circumstantial')
          .map(({ reason }) => reason)
          // A request of that very moment, such as one for the next page; one that never ends is looked for before.
          .filter((reason) => !reason.startsWith('OutstandingNetworkRequest')),
      ),
    );
  });
  await leaveAndComeBack();
  return told;
}

test('a page does nothing that keeps it out of the back/forward cache', async ({ page, context, server }) => {
  const session = await context.newCDPSession(page);
  const away = server.origin.replace('localhost', '127.0.0.1') + '/robots.txt';
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const leave = async () => {
    await expect.poll(() => open.size).toBe(0);
    await page.goto(away);
    await page.goBack();
  };
  for (const path of ['/', '/contact', '/specials', '/hvac-videos']) {
    await page.goto(path);
    await page.locator('h1').click();
    await hydrated(page);
    expect(await reasonsAgainstKeeping(session, leave), path).toEqual([]);
  }
  // A page that does is found.
  await page.evaluate(() => addEventListener('unload', () => {}));
  expect(await reasonsAgainstKeeping(session, leave)).toEqual(['UnloadHandlerExistsInMainFrame']);
});
