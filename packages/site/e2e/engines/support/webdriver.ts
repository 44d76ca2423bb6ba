import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Key, Session } from './session.ts';

export interface DriverSettings {
  /** Absolute path of the WebDriver executable. */
  driver: string;
  /** Capabilities of the session. */
  capabilities: Readonly<Record<string, unknown>>;
  canResize: boolean;
  /** Environment variables for the driver and its browser, such as DISPLAY. */
  environment?: Readonly<Record<string, string>>;
}

const keys: Readonly<Record<Key, string>> = { Tab: '\uE004', Escape: '\uE00C', Enter: '\uE007' };
/** The web element identifier (W3C WebDriver, 12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** A session that takes longer to start hangs and is retried. Milliseconds. */
const startPatience = 60_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Tries three times: WebKit's drivers sometimes hang while a session starts (seen in WPE 2.38). */
export async function webDriver(settings: DriverSettings): Promise<Session> {
  try {
    return await start(settings);
  } catch {
    return await start(settings).catch(() => start(settings));
  }
}

async function start({ driver, capabilities, canResize, environment }: DriverSettings): Promise<Session> {
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    // Its own process group, so that the browser's processes can be killed with it.
    detached: true,
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', TZ: 'America/New_York', LANG: 'en_US.UTF-8', ...environment },
  });
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The process has already exited.
    }
  };
  process.once('exit', end);

  const call = async <Value>(method: string, path: string, body?: object, patience = 120_000): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const ready = async (): Promise<void> => {
    while (child.exitCode === null) {
      if (await call('GET', '/status').catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${driver} stopped with code ${child.exitCode}`);
  };

  try {
    await ready();
    const opened = await call<{ sessionId: string; capabilities: Record<string, string> }>(
      'POST',
      '/session',
      { capabilities: { alwaysMatch: capabilities } },
      startPatience,
    );
    const base = `/session/${opened.sessionId}`;
    const element = async (selector: string) => {
      const found = await call<Record<string, string>>('POST', `${base}/element`, {
        using: 'css selector',
        value: selector,
      });
      return `${base}/element/${found[elementKey]}`;
    };
    const js: Session['js'] = (body, ...values) => call('POST', `${base}/execute/sync`, { script: body, args: values });
    const type: Session['type'] = async (selector, text) => {
      await call('POST', `${await element(selector)}/value`, { text });
    };
    return {
      version: `${opened.capabilities['browserName']} ${opened.capabilities['browserVersion']}`,
      canResize,
      go: (url) => call('POST', `${base}/url`, { url }),
      js,
      click: async (selector) => {
        await js('document.querySelector(arguments[0])?.scrollIntoView({ block: "center" })', selector);
        await call('POST', `${await element(selector)}/click`, {});
      },
      type,
      attach: type,
      press: (key) =>
        call('POST', `${base}/actions`, {
          actions: [
            {
              type: 'key',
              id: 'keys',
              actions: ['keyDown', 'keyUp'].map((each) => ({ type: each, value: keys[key] })),
            },
          ],
        }),
      resize: (width, height) => call('POST', `${base}/window/rect`, { width, height }),
      screenshot: async () => Buffer.from(await call<string>('GET', `${base}/screenshot`), 'base64'),
      async close() {
        process.off('exit', end);
        // WebKitGTK's driver may hang on its last call, so the group is killed in any case.
        await call('DELETE', base, undefined, 3000).catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    process.off('exit', end);
    end();
    throw error;
  }
}
