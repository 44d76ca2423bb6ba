import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The owner's password on every test server. */
export const adminPassword = 'correct horse battery staple';

const root = join(import.meta.dirname, '../../../..');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The real server with its own data folder. It can be killed, as by a power cut, and restarted. */
export class Server {
  #child: ChildProcess | undefined;
  readonly origin: string;
  readonly dataFolder: string;
  /** The process's stdout and stderr so far. */
  output = '';
  readonly #port: number;
  readonly #environment: Readonly<Record<string, string>>;

  private constructor(port: number, dataFolder: string, environment: Readonly<Record<string, string>>) {
    this.#port = port;
    this.#environment = environment;
    this.dataFolder = dataFolder;
    this.origin = `http://localhost:${port}`;
  }

  /** @param environment additional environment variables, such as SMTP_URL */
  static async start(environment: Readonly<Record<string, string>> = {}): Promise<Server> {
    const server = new Server(await freePort(), await mkdtemp(join(tmpdir(), 'site-e2e-')), environment);
    await server.start();
    return server;
  }

  /** Starts the process and resolves when it is healthy. */
  async start(): Promise<void> {
    const child = spawn('node', ['--conditions=@hvac/source', join(root, 'packages/api/src/server.js')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(this.#port),
        DATA_DIR: this.dataFolder,
        ADMIN_PASSWORD: adminPassword,
        RATE_LIMIT: 'off',
        ...this.#environment,
      },
    });
    child.stdout.on('data', (chunk) => (this.output += chunk));
    child.stderr.on('data', (chunk) => (this.output += chunk));
    this.#child = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The server stopped with code ${child.exitCode}:\n${this.output}`);
      const healthy = await fetch(`${this.origin}/api/health`).then(
        (response) => response.ok,
        () => false,
      );
      if (healthy) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Kills the process without a chance to save anything. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Suspends the process until `thaw`. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Stops the process with SIGTERM and deletes its data. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.dataFolder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill(signal);
    await exited;
  }

  /** Counts how often a text occurs in the JSON files of the data folder. */
  async countOnDisk(text: string): Promise<number> {
    let count = 0;
    for (const entry of await readdir(this.dataFolder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.json')) continue;
      count += (await readFile(join(entry.parentPath, entry.name), 'utf8')).split(text).length - 1;
    }
    return count;
  }
}
