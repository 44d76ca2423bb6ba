import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../src/server.js', import.meta.url));

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/** The server in a process of its own, so that the load's work does not count as the server's. */
export async function startServerProcess(environment: Record<string, string>) {
  const started = performance.now();
  // As `npm start` starts it.
  const limits = ['--max-semi-space-size=4', '--max-old-space-size=512', '--expose-gc'];
  const child = spawn(process.execPath, ['--conditions=@hvac/source', ...limits, script], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Ready: (\S+)$/.exec(line)?.[1];
    if (url === undefined) continue;
    const startedIn = performance.now() - started;
    child.stdout.resume();
    let inspector: ReturnType<typeof openInspector> | undefined;
    return {
      url,
      /** Milliseconds from the start of the process to its "Ready" line. */
      startedIn,
      /** Resident memory in MiB; undefined where the system does not tell. */
      resident: () => memory(child.pid, 'VmRSS'),
      /** The most memory that was ever resident, in MiB. */
      peak: () => memory(child.pid, 'VmHWM'),
      /** MiB of its heap that are in use after a collection. The first call opens its inspector, at port 9229. */
      async heapInUse() {
        inspector ??= openInspector(child);
        const { send } = await inspector;
        await send('HeapProfiler.collectGarbage');
        const { usedSize } = await send('Runtime.getHeapUsage');
        return (usedSize ?? NaN) / 1024 / 1024;
      },
      /** How many descriptors it has open; undefined where the system does not tell. */
      async descriptors() {
        return (await readdir(`/proc/${child.pid}/fd`).catch(() => undefined))?.length;
      },
      async kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
        const closed = once(child, 'exit');
        (await inspector)?.close();
        child.kill(signal);
        await closed;
      },
    };
  }
  throw new Error('The server did not start');
}

/** Opens a process's inspector. A process that was told to end waits until it is closed. */
async function openInspector(child: ChildProcess) {
  child.kill('SIGUSR1');
  let targets: Response | undefined;
  while (!targets) targets = await fetch('http://127.0.0.1:9229/json/list').catch(() => pause(100));
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  return {
    /** Sends one command. Resolves to its result. */
    send: async (method: string) => {
      socket.send(JSON.stringify({ id: 1, method }));
      const [message] = (await once(socket, 'message')) as [MessageEvent];
      return (JSON.parse(String(message.data)) as { result: { usedSize?: number } }).result;
    },
    close: () => socket.close(),
  };
}

/** A line of what Linux tells about a process, in MiB. */
async function memory(pid: number | undefined, name: 'VmRSS' | 'VmHWM'): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
