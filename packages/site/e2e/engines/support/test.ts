import { test as base, expect } from '@playwright/test';
import { Server } from '../../support/server.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { engines } from './installed.ts';
import type { Session } from './session.ts';

interface WorkerFixtures {
  server: Server;
  browserSession: Session;
}

interface Fixtures {
  faultProxy: FaultProxy;
  session: Session;
}

/** Test in the engine that the project is named after: `session` is its browser, `faultProxy` stands before the server. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from a pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  browserSession: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use, { project }) => {
      const engine = engines.find(({ name }) => name === project.name);
      if (!engine) throw new Error(`No engine has the name ${project.name}`);
      const session = await engine.open();
      await use(session);
      await session.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  faultProxy: async ({ server }, use) => {
    const faultProxy = await startFaultProxy(server.origin);
    await use(faultProxy);
    await faultProxy.close();
  },
  session: async ({ browserSession }, use, info) => {
    await use(browserSession);
    if (info.status === info.expectedStatus) return;
    const body = Buffer.from(await browserSession.screenshot());
    await info.attach('page', { body, contentType: 'image/png' });
  },
});

export { expect };

/** Polls the result of a function body run in the page. Errors during navigation are polled again. */
export const inPage = (session: Session, body: string, ...values: readonly unknown[]) =>
  expect.poll(() => session.js(body, ...values).catch(String), { timeout: 60_000 });

/** Polls whether the first element that matches the selector is visible. */
export const visible = (session: Session, selector: string) =>
  inPage(
    session,
    'var at = document.querySelector(arguments[0]); return Boolean(at && at.getClientRects().length)',
    selector,
  );
