import { test as base, expect } from '@playwright/test';
import { Server } from '../../support/server.ts';
import { openDoor, type Door } from './door.ts';
import { engines } from './installed.ts';
import type { Session } from './session.ts';

interface WorkerFixtures {
  server: Server;
  browserSession: Session;
}

interface Fixtures {
  door: Door;
  session: Session;
}

/** Tests in the engine that the project is named after: `session` is its browser, `door` the way to the server. */
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
  door: async ({ server }, use) => {
    const door = await openDoor(server.origin);
    await use(door);
    await door.close();
  },
  session: async ({ browserSession }, use, info) => {
    await use(browserSession);
    if (info.status === info.expectedStatus) return;
    const body = Buffer.from(await browserSession.screenshot());
    await info.attach('page', { body, contentType: 'image/png' });
  },
});

export { expect };

/** Waits until the body of a function, run in the page, returns what is expected; between two pages there is none. */
export const inPage = (session: Session, body: string, ...values: readonly unknown[]) =>
  expect.poll(() => session.js(body, ...values).catch(String), { timeout: 60_000 });

/** Whether the first element of the selector can be seen. */
export const shown = (session: Session, selector: string) =>
  inPage(
    session,
    'var at = document.querySelector(arguments[0]); return Boolean(at && at.getClientRects().length)',
    selector,
  );
