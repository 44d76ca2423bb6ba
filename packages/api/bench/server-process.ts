import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../src/server.js', import.meta.url));

export interface Measured {
  url: string;
  /** Milliseconds from the start of the process to its "Ready" line. */
  startedIn: number;
  /** Resident memory in MiB; undefined where the system does not tell. */
  resident(): Promise<number | undefined>;
  /** Seconds of processor time that it has used; undefined where the system does not tell. */
  processorTime(): Promise<number | undefined>;
  /** The most memory that was ever resident, in MiB. */
  peak(): Promise<number | undefined>;
  /** MiB of its heap that are in use after a collection. The first call opens its inspector, at port 9229. */
  heapInUse(): Promise<number>;
  /** Descriptors that it has open; undefined where the system does not tell. */
  descriptors(): Promise<number | undefined>;
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** The server in a process of its own, so that the load's work does not count as the server's. */
export async function startServerProcess(environment: Record<string, string>): Promise<Measured> {
  const started = performance.now();
  // As `npm start` starts it.
  const limits = ['--max-semi-space-size=4', '--max-old-space-size=512'];
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
      async heapInUse() {
        inspector ??= openInspector(child);
        const { send } = await inspector;
        await send('HeapProfiler.collectGarbage');
        const { usedSize } = await send('Runtime.getHeapUsage');
        return (usedSize ?? NaN) / 1024 / 1024;
      },
      url,
      startedIn,
      async processorTime() {
        const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '');
        // Behind the name in brackets; in hundredths of a second.
        const [user, system] = stat
          .slice(stat.lastIndexOf(')') + 2)
          .split(' ')
          .slice(11, 13)
          .map(Number);
        return user === undefined || system === undefined ? undefined : (user + system) / 100;
      },
      resident: () => memory(child.pid, 'VmRSS'),
      peak: () => memory(child.pid, 'VmHWM'),
      descriptors: () =>
        readdir(`/proc/${child.pid}/fd`).then(
          ({ length }) => length,
          () => undefined,
        ),
      async kill(signal) {
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
