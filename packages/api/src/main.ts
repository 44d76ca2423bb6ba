import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from './config.ts';
import { createLogger, type Logger } from './logger.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { errorCode, errorText } from './errors.ts';

/** An error at startup, for the operator. */
function startupMessage(error: unknown, { host, port }: Partial<Config>): string {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set PORT to another one.`;
  if (code === 'EADDRNOTAVAIL' || (error instanceof Error && 'hostname' in error && error.hostname === host)) {
    return `This machine does not have the address ${host}. Set HOST to one that it has.`;
  }
  return code === undefined ? errorText(error) : `The server cannot start. ${errorText(error)}`;
}

/** Where data is stored, without the password of a database URL. */
function storageLocation({ dataDir, databaseUrl }: Config): string {
  if (databaseUrl === undefined) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL, ${host}${pathname}`;
}

/** Printed when the server is ready. Tests and scripts wait for the line "Ready: URL". */
function announcement(config: Config, { url, generatedPassword }: RunningServer): string {
  const lines = ['', `Ready: ${url}`, `Data is kept in ${storageLocation(config)}`];
  if (!existsSync(join(config.siteDir, 'index.html')))
    lines.push(`There is no built site in ${config.siteDir}: only the API answers.`);
  lines.push(
    config.mail === undefined
      ? 'No mail is sent: SMTP_URL is not set. Messages to the office wait until it is.'
      : `Mail goes out through ${new URL(config.mail.smtpUrl).host}`,
  );
  if (generatedPassword !== undefined) {
    lines.push(
      '',
      `Admin password: ${generatedPassword}`,
      'It is shown this once, and only its hash is kept. To have another one,',
      `${config.databaseUrl === undefined ? 'remove the file admin-password-hash from the data folder and start again, or ' : ''}set ADMIN_PASSWORD.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Stops within ten seconds. Ignores further signals: Ctrl-C under npm sends two. */
function stopOnSignal(running: RunningServer, log: Logger): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    running.stop().then(
      () => log.info({}, 'Stopped'),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

export async function main(): Promise<void> {
  // What can't be printed, such as on a full disk, is dropped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    const log = createLogger(config.logLevel);
    const running = await startServer(config, log);
    stopOnSignal(running, log);
    process.stdout.write(announcement(config, running));
  } catch (error) {
    process.stderr.write(`${startupMessage(error, config ?? {})}\n`);
    process.exitCode = 1;
  }
}
