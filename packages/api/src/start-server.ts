import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAccounts } from './auth/accounts.ts';
import { createLogins } from './auth/login.ts';
import { loadOwnerPassword, storeOwnerPassword, type Cost } from './auth/passwords.ts';
import { createSessions } from './auth/sessions.ts';
import { createApp } from './app.ts';
import { OperatorError, errorCode } from './errors.ts';
import { createCaptcha } from './leads/captcha.ts';
import { createReceiptCookie } from './leads/receipt-cookie.ts';
import { findMisconfigurations, type Config } from './config.ts';
import type { AnswerCheck } from './http/define-route.ts';
import { limitConnections, serverOptions, stopListening } from './http/connections.ts';
import { originForm } from './http/site-path.ts';
import { startRetention } from './ops/retention.ts';
import type { Logger } from './logger.ts';
import { openStore } from './open-store.ts';
import { leadDeliveries } from './outbox/lead-deliveries.ts';
import { createMail } from './outbox/mail.ts';
import { Outbox } from './outbox/outbox.ts';
import { webhookSender } from './outbox/webhook.ts';
import { nodeFileSystem, type FileSystem } from './store/lowdb/data-folder.ts';
import { StoreUnavailable, type Store } from './store/store.ts';

export interface RunningServer {
  /** Such as "http://localhost:3000". */
  url: string;
  /** The admin password, if this start has generated it. */
  generatedPassword: string | undefined;
  /** Finishes running requests and closes the store. Takes 10 seconds at most. */
  stop(): Promise<void>;
}

export interface TestOverrides {
  /** Milliseconds since 1970. */
  now?: () => number;
  fileSystem?: FileSystem;
  /** Of hashing a new password. */
  passwordCost?: Cost | undefined;
  /** Interval of polling for deliveries, in milliseconds. */
  pollInterval?: number | undefined;
  checkAnswer?: AnswerCheck | undefined;
}

/**
 * Opens the store and starts to listen.
 * @throws {OperatorError} when the store can't be opened
 * @throws when the port is in use; nothing is left open
 */
export async function startServer(config: Config, log: Logger, overrides: TestOverrides = {}): Promise<RunningServer> {
  const { fileSystem = nodeFileSystem, now = Date.now } = overrides;
  const failed = config.databaseUrl ? 'The database is unreachable' : 'A write to the data folder failed';
  await using opened = new AsyncDisposableStack();
  const store = opened.use(
    await openStore(config, {
      fileSystem,
      now,
      onFault: ({ code, stopped }) => log.error({ errorCode: code, stopped }, failed),
    }),
  );
  try {
    // Several servers may start on one database: only one of them creates the secrets and the password.
    const running = await store.withLock('start', () => serve(config, log, store, opened, overrides));
    const kept = opened.move();
    return { ...running, stop: () => kept.disposeAsync() };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    const code = errorCode(error.cause) ?? 'no answer';
    throw new OperatorError(`What the first start makes cannot be stored (${code}). Check the disk or the database.`);
  }
}

/** @param opened gets what has to be stopped */
async function serve(
  config: Config,
  log: Logger,
  store: Store,
  opened: AsyncDisposableStack,
  { now = Date.now, passwordCost, pollInterval, checkAnswer }: TestOverrides,
): Promise<Omit<RunningServer, 'stop'>> {
  const given = { password: config.adminPassword, hash: config.adminPasswordHash };
  const ownerPassword = await loadOwnerPassword(store, given, passwordCost);
  const accounts = createAccounts(store, ownerPassword.hash);
  const logins = createLogins({
    accounts,
    rateLimits: config.rateLimits,
    limiter: store.limiter,
    ownerPassword: ownerPassword.plain,
    cost: passwordCost,
  });
  const outboxDeps = { store, origin: config.publicOrigin, now, log };
  const mail = await createMail(config.mail, outboxDeps);
  const webhook =
    config.webhook &&
    new Outbox(webhookSender(config.webhook, outboxDeps), leadDeliveries('webhook', outboxDeps), outboxDeps);
  const misconfigurations = findMisconfigurations(config);
  for (const sentence of misconfigurations) log.warn({}, sentence);
  const secret = await captchaSecret(config, store);
  const app = createApp({
    config,
    store,
    captcha: createCaptcha(secret, now),
    receipts: createReceiptCookie(secret, now),
    mail,
    webhook,
    logins,
    sessions: createSessions({ store, accounts, now }),
    now,
    log,
    isMisconfigured: misconfigurations.length > 0,
    checkAnswer,
  });
  const answer: RequestListener = (request, response) => {
    request.url = originForm(request.url ?? '');
    app(request, response);
  };
  const server = limitConnections(createServer(serverOptions, answer));
  server.listen({ port: config.port, ...(config.host !== undefined && { host: config.host }) });
  await once(server, 'listening');
  const stopRetention = startRetention({ store, days: config.retentionDays, now, log });
  opened.defer(async () => {
    await Promise.all([stopListening(server), mail.stop(), webhook?.stop(), stopRetention()]);
  });
  await storeOwnerPassword(store, ownerPassword);
  mail.start(pollInterval);
  webhook?.start(pollInterval);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${urlHost(config.host)}:${port}`,
    generatedPassword: ownerPassword.isGenerated && ownerPassword.plain,
  };
}

/** Stored, so that captcha tokens stay valid after a restart. */
async function captchaSecret({ captchaSecret: given }: Config, store: Store): Promise<string> {
  if (given !== undefined) return given;
  const kept = await store.getSetting('captcha-secret');
  if (kept !== undefined && kept.length >= 16) return kept;
  const secret = randomBytes(32).toString('base64url');
  await store.setSetting('captcha-secret', secret);
  return secret;
}

function urlHost(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
