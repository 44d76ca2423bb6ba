import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { keepGenerated, provideAdminPassword } from './auth/admin-password.ts';
import { PasswordCheck, type Wait } from './auth/password-check.ts';
import { createApp } from './app.ts';
import { createCaptcha } from './leads/captcha.ts';
import { findMisconfigurations } from './config.ts';
import type { Config } from './config.ts';
import { limitConnections, limitPipelining, serverOptions, stopListening } from './http/connections.ts';
import { requestGuard } from './http/request-guard.ts';
import { keepRelease } from './http/releases.ts';
import type { Redirect } from './http/site.ts';
import { Retention } from './ops/retention.ts';
import { describeError, type Logger } from './logger.ts';
import { openStore } from './open-store.ts';
import { createMail } from './delivery/mail.ts';
import type { Cost } from './auth/password-hash.ts';
import { noWebhook, WebhookOutbox } from './delivery/webhook-outbox.ts';
import { nodeFileSystem } from './store/lowdb/file-system.ts';
import type { FileSystem } from './store/lowdb/file-system.ts';
import type { Store } from './store/store.ts';

export interface RunningServer {
  /** Such as "http://localhost:3000". */
  url: string;
  /** The admin's password, when this start has made it. */
  generatedPassword: string | undefined;
  /** Takes no more requests, ends those under way, and lets go of the data folder; 10 seconds at most. */
  stop(): Promise<void>;
}

/** What tests put in the place of the machine. */
export interface TestOverrides {
  /** Milliseconds since 1970. */
  now?: () => number;
  fileSystem?: FileSystem;
  redirect?: Redirect;
  /** In place of waiting between tries of passwords. */
  wait?: Wait;
  /** Of hashing a new password, in place of what makes guessing dear. */
  passwordCost?: Cost | undefined;
  /** Between two looks for something to send, in milliseconds. */
  lookEvery?: number | undefined;
}

/**
 * Opens the store and listens.
 * @throws when the store cannot be opened, or the port is taken; nothing is left open then
 */
export async function startServer(config: Config, log: Logger, outside: TestOverrides = {}): Promise<RunningServer> {
  const { fileSystem = nodeFileSystem } = outside;
  const failed = config.databaseUrl ? 'The database is away' : 'A write to the data folder failed';
  const store = await openStore(config, {
    fileSystem,
    onFault: ({ code, stopped }) => log.error({ errorCode: code, stopped }, failed),
    onDamage: (file) => log.error({ file }, 'A file is damaged: restore it from a backup'),
  });
  try {
    // Servers that start at once on one database agree on its secrets, and on the password that the first of them makes.
    return await store.withLock('start', () => serve(config, log, store, outside));
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function serve(
  config: Config,
  log: Logger,
  store: Store,
  { now = Date.now, redirect, wait, passwordCost, lookEvery }: TestOverrides,
) {
  let server: Server | undefined;
  try {
    const provided = await provideAdminPassword(store, {
      password: config.adminPassword,
      hash: config.adminPasswordHash,
    });

    const mail = createMail(config.mail, {
      store,
      origin: config.publicOrigin,
      now,
      log,
      passwordCost,
      lookEvery,
    });
    const webhook = config.webhook
      ? new WebhookOutbox(config.webhook, { store, origin: config.publicOrigin, now, log, lookEvery })
      : noWebhook;
    const releasesDir = join(config.dataDir, 'releases');
    const retention = new Retention({ store, days: config.retentionDays, now, log });
    const misconfigurations = findMisconfigurations(config);
    for (const sentence of misconfigurations) log.warn({}, sentence);
    let stopping = false;
    const app = createApp({
      store,
      captcha: createCaptcha(await captchaSecret(config, store), now),
      mail,
      webhook,
      retention,
      passwordCheck: new PasswordCheck(provided.password, () => store.rows('users'), { wait, cost: passwordCost }),
      now,
      log,
      siteDir: config.siteDir,
      releasesDir,
      trustProxy: config.trustProxy,
      rateLimits: config.rateLimits,
      isMisconfigured: misconfigurations.length > 0,
      ...(redirect && { redirect }),
      stopping: () => stopping,
    });
    const listening = limitConnections(createServer(serverOptions, limitPipelining(requestGuard(app, log))));
    server = listening;
    const { port } = await listen(listening, config);
    await keepGenerated(store, provided);
    retention.start();
    await mail.start();
    webhook.start();
    // Beside the first requests: nothing waits for it, and a full disk is no reason not to start.
    const releaseKept = keepRelease({ siteDir: config.siteDir, folder: releasesDir, now }).catch((error: unknown) =>
      log.warn(describeError(error), 'The assets of this release are not kept for the time after it'),
    );
    return {
      url: `http://${nameOf(config.host)}:${port}`,
      generatedPassword: provided.generated,
      async stop() {
        stopping = true;
        await Promise.all([stopListening(listening), mail.stop(), webhook.stop()]);
        await Promise.all([retention.stop(), releaseKept]);
        await store.close();
      },
    };
  } catch (error) {
    // Without a listener of its own the process ends, and whoever watches over it sees that.
    server?.close().closeAllConnections();
    throw error;
  }
}

/** The secret that signs captcha tokens. It outlives a restart, so that a form that is being filled in stays good. */
async function captchaSecret({ captchaSecret: given }: Config, store: Store): Promise<string> {
  if (given !== undefined) return given;
  const kept = await store.getSetting('captcha-secret');
  if (kept !== undefined && kept.length >= 16) return kept;
  const secret = randomBytes(32).toString('base64url');
  await store.setSetting('captcha-secret', secret);
  return secret;
}

/** How a browser on this machine calls the server. */
function nameOf(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function listen(server: ReturnType<typeof createServer>, { port, host }: Config): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host !== undefined && { host }) }, () => {
      server.off('error', reject);
      resolve(server.address() as AddressInfo);
    });
  });
}
