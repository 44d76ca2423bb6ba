import type { CDPSession, Locator, Page, Request } from '@playwright/test';
import { expect, hold, holdScripts, hydrated, test } from './support/test.ts';

/* Feedback to a tap while code or a page is still loading. */

/**
 * Clicks a link and returns whether the loading bar shows after the given milliseconds, measured by the bar's animation
 * and not by this machine's speed. One call, because a browser that waits for the next page answers no second one.
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
  test(`a link ${isLive ? 'of a hydrated page' : 'before hydration'} shows the loading bar after 150 ms`, async ({
    page,
  }) => {
    // The target page: its document or its code.
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

test('a page’s code starts to load when its link is touched or hovered', async ({ page }) => {
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

/** The scripts that a page asks for, besides its first. */
function codeAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name = ''] = /\/assets\/([^/]+)\.js$/.exec(request.url()) ?? [];
    if (name !== '' && !name.startsWith('first-script')) asked.push(name);
  });
  return asked;
}

test('a page fetches its code two seconds after load, and does not run it', async ({ page }) => {
  const asked = codeAskedBy(page);
  await page.clock.install();
  // A busy machine may never be idle.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = (callback) => setTimeout(callback);
  });
  await page.goto('/contact');
  await page.clock.runFor(1_000);
  await page.evaluate(() => fetch('/robots.txt'));
  expect(asked).toEqual([]);
  await page.clock.runFor(2_000);
  await expect.poll(() => asked.some((name) => name.startsWith('forms-'))).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
});

test('a message that the address starts shows without a touch', async ({ page }) => {
  await page.goto('/contact?about=plan-365-iq');
  await page.locator('form').scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Your message')).toHaveValue(/^I am asking about/);
});

/** The browser is idle when the test says so: a busy machine may never be. */
const idleOnDemand = (page: Page) =>
  page.addInitScript(() => {
    globalThis.requestIdleCallback = (callback) => {
      addEventListener('idle', () => callback({} as IdleDeadline));
      return 0;
    };
  });

/** Lets the page be idle, and what it then asks for leave. */
const beIdle = (page: Page) =>
  page.evaluate(async () => {
    dispatchEvent(new Event('idle'));
    await fetch('/robots.txt');
  });

const isCityCode = (name: string) => /^city-(?!service)/.test(name);

test('who saves data gets no code before the first touch, and none of other pages after it', async ({ page }) => {
  const asked = codeAskedBy(page);
  await page.clock.install();
  await idleOnDemand(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/contact?about=plan-365-iq');
  await page.locator('form').scrollIntoViewIfNeeded();
  await page.clock.runFor(10_000);
  await beIdle(page);
  expect(asked).toEqual([]);
  await page.getByLabel('Your message').click();
  await hydrated(page);
  await beIdle(page);
  expect(asked.filter(isCityCode)).toEqual([]);
});

for (const [path, comes] of [
  ['/hvac-faqs', true],
  ['/admin/leads', false],
] as const) {
  test(`${path} ${comes ? 'prefetches' : 'does not prefetch'} the city page’s code when idle`, async ({ page }) => {
    const asked = codeAskedBy(page);
    await idleOnDemand(page);
    await page.goto(path);
    await page.locator('h1').click();
    await hydrated(page);
    await beIdle(page);
    await expect.poll(() => asked.some(isCityCode)).toBe(comes);
  });
}

test('a hydrated page fetches the code of the cities’ form when it has been idle', async ({ page }) => {
  const asked = codeAskedBy(page);
  await page.clock.install();
  await idleOnDemand(page);
  await page.goto('/hvac-faqs');
  await page.locator('h1').click();
  await hydrated(page);
  await page.clock.runFor(2_000);
  await beIdle(page);
  await expect.poll(() => asked.some((name) => name.startsWith('city-form-'))).toBe(true);
});

test('a page’s code starts to load when its link scrolls into view', async ({ page }) => {
  // A busy machine may never be idle.
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

test('following a link shows the heading of the next page before its content', async ({ page }) => {
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

test('the heading of a city does not wait for the code of its form', async ({ page }) => {
  const code = await hold(page, /\/assets\/(?:city-form|forms|query)-[^/]+\.js$/);
  await page.goto('/hvac-faqs');
  await page.locator('h1').click();
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bryceville' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bryceville');
  const firstName = page.getByLabel('First name');
  const card = page.getByRole('region', { name: 'Get a Free Quick Quote!' });
  await page.locator('main a[href="#quote"]').first().click();
  await expect(card).toBeInViewport();
  await expect(firstName).toHaveCount(0);
  // What follows is out of view already, and does not move before the eyes of the visitor.
  expect(await card.evaluate((element) => element.clientHeight - innerHeight)).toBeGreaterThan(0);
  code.release();
  await expect(firstName).toBeAttached();
});

test('the first click on the video plays it in place, without leaving the page', async ({ page, context }) => {
  await page.route(/^https:/, (route) => route.fulfill({ body: 'The player', contentType: 'text/html' }));
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
  test(`${isLive ? 'a hydrated page' : 'a page before hydration'} restores the scroll position after a reload and on return from another site`, async ({
    page,
    server,
  }) => {
    await page.goto('/hvac-faqs');
    if (isLive) {
      await page.locator('h1').click();
      await hydrated(page);
    }
    // Rounded to ten px: a font that loads late shifts lines slightly.
    const scroll = () => page.evaluate(() => Math.round(scrollY / 10) * 10);
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(scroll).toBe(900);
    await page.reload();
    await expect.poll(scroll).toBe(900);
    // Also after hydration.
    await page.getByRole('contentinfo').dispatchEvent('pointerdown');
    await hydrated(page);
    expect(await scroll()).toBe(900);
    // A different origin, so another site to the browser.
    await page.goto(server.origin.replace('localhost', '127.0.0.1') + '/robots.txt');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect.poll(scroll).toBe(900);
  });
}

test('a page restores the scroll position even when no page-hide event was handled', async ({ page, server }) => {
  // A browser that leaves for another site, or discards a tab, does not wait for the page's last handlers.
  await page.addInitScript(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation()));
  await page.goto('/hvac-faqs');
  await page.locator('h1').click();
  await hydrated(page);
  await page.evaluate(() => {
    scrollTo(0, 900);
    // Chromium saves the scroll position in the history entry within a second.
    history.replaceState(history.state, '');
  });
  await page.goto(server.origin.replace('localhost', '127.0.0.1') + '/robots.txt');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY / 10) * 10)).toBe(900);
});

/** Why the browser would not put the page in the back/forward cache, as far as the page itself is the cause. */
async function reasonsAgainstKeeping(session: CDPSession, leaveAndComeBack: () => Promise<unknown>): Promise<string[]> {
  await session.send('Page.enable');
  const told = new Promise<string[]>((resolve) => {
    session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations
          // "Circumstantial" reasons come from the headless browser, which caches no page.
          .filter(({ type }) => type !== 'Circumstantial')
          .map(({ reason }) => reason)
          // A request in flight at that moment, such as for the next page. Endless requests are checked above.
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
  // Proof that a page that blocks the cache is detected.
  await page.evaluate(() => addEventListener('unload', () => {}));
  expect(await reasonsAgainstKeeping(session, leave)).toEqual(['UnloadHandlerExistsInMainFrame']);
});
