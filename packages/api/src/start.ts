import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { LeadReceipt } from '@hvac/content/model';
import { keepGenerated, provideAdminPassword } from './admin/admin-password.ts';
import { PasswordCheck } from './admin/password-check.ts';
import { createApp } from './app.ts';
import { createCaptcha, tokenLifetime } from './captcha/captcha.ts';
import { Claims } from './captcha/claims.ts';
import type { Config } from './environment.ts';
import { limitConnections, serverOptions, stopListening } from './http/connections.ts';
import type { Redirect } from './http/site.ts';
import { keep, readKept } from './kept-text.ts';
import { leadCollections } from './leads/lead-kinds.ts';
import { sweepDaily } from './leads/retention.ts';
import { restoreClaims } from './leads/submit-lead.ts';
import type { Log } from './log.ts';
import { createMail } from './mail/mail.ts';
import { nodeFileSystem } from './store/lowdb/file-system.ts';
import type { FileSystem } from './store/lowdb/file-system.ts';
import { openStore } from './store/lowdb/open-store.ts';

export interface RunningServer {
  /** Such as "http://localhost:3000". */
  url: string;
  /** The admin's password, when this start has made it. */
  generatedPassword: string | undefined;
  /** Takes no more requests, ends those under way, and lets go of the data folder; 10 seconds at most. */
  stop(): Promise<void>;
}

/** What tests put in the place of the machine. */
export interface Outside {
  /** Milliseconds since 1970. */
  now?: () => number;
  fileSystem?: FileSystem;
  redirect?: Redirect;
}

/**
 * Opens the store and listens.
 * @throws when the folder is in use or damaged, or the port is taken; nothing is left open then
 */
export async function startServer(config: Config, log: Log, outside: Outside = {}): Promise<RunningServer> {
  const { now = Date.now, fileSystem = nodeFileSystem, redirect } = outside;
  const store = await openStore({
    root: config.dataDir,
    collections: leadCollections,
    fileSystem,
    onFault: ({ code, stopped }) => log.error({ errorCode: code, stopped }, 'A write to the data folder failed'),
  });
  let server: Server | undefined;
  try {
    const provided = await provideAdminPassword(config.dataDir, {
      password: config.adminPassword,
      hash: config.adminPasswordHash,
    });
    const claims = new Claims<LeadReceipt>(now);
    await restoreClaims(claims, store, now() - tokenLifetime);

    const mail = createMail(config.mail, {
      store,
      origin: config.publicOrigin ?? `http://localhost:${config.port}`,
      now,
      log,
    });
    let stopping = false;
    const app = createApp({
      store,
      captcha: createCaptcha(await captchaSecret(config), now),
      claims,
      mail,
      passwordCheck: new PasswordCheck(provided.password),
      now,
      log,
      siteDir: config.siteDir,
      trustProxy: config.trustProxy,
      rateLimits: config.rateLimits,
      publicOrigin: config.publicOrigin,
      ...(redirect && { redirect }),
      stopping: () => stopping,
    });
    const listening = limitConnections(createServer(serverOptions, app));
    server = listening;
    const { port } = await listen(listening, config);
    await keepGenerated(config.dataDir, provided);
    const endSweeping = sweepDaily({ store, days: config.retentionDays, now, log });
    mail.start();
    return {
      url: `http://${nameOf(config.host)}:${port}`,
      generatedPassword: provided.generated,
      async stop() {
        stopping = true;
        await Promise.all([stopListening(listening), mail.stop()]);
        await endSweeping();
        await store.close();
      },
    };
  } catch (error) {
    // Without a listener of its own the process ends, and whoever watches over it sees that.
    server?.close().closeAllConnections();
    await store.close();
    throw error;
  }
}

/** The secret that signs captcha tokens. It outlives a restart, so that a form that is being filled in stays good. */
async function captchaSecret({ captchaSecret: given, dataDir }: Config): Promise<string> {
  if (given !== undefined) return given;
  const path = join(dataDir, 'captcha-secret');
  const kept = await readKept(path);
  if (kept !== undefined && kept.length >= 16) return kept;
  const secret = randomBytes(32).toString('base64url');
  await keep(path, secret);
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
