import { test as base } from 'vitest';
import { serverWith } from './inbox.ts';
import { leadOf } from './leads.ts';
import { officeWithMail } from './office.ts';
import { startTestServer, startWithClock } from './server.ts';

/** A test with what it asks for: each part is made for the test, and only then. */
export const test = base
  /** A server with an empty store. */
  .extend('server', () => startTestServer())
  .extend('url', ({ server }) => server.url)
  .extend('dataDir', ({ server }) => server.dataDir)
  /** Another one, by a clock that the test moves. */
  .extend('clocked', () => startWithClock())
  /** A message from a visitor, and a server that has it. */
  .extend('lead', () => leadOf('contact'))
  .extend('inbox', ({ lead }) => serverWith([lead]))
  /** An office that sends its letters to a mail server. */
  .extend('mail', () => officeWithMail());
