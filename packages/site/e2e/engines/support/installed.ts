import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { launchOptions } from '../../../../../.storybook/browser.mjs';
import { bidi } from './bidi.ts';
import type { Session } from './session.ts';
import { webDriver } from './webdriver.ts';

/** A browser engine to test in: where its executables are, and what to install if they are missing. */
export interface Engine {
  name: string;
  /** Debian packages. */
  packages: string;
  installed: boolean;
  open(): Promise<Session>;
}

const program = (...names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** WebKit's MiniBrowser is in a versioned folder of its port. */
const miniBrowser = (port: string): string | undefined => globSync(`/usr/lib/*/${port}/MiniBrowser`).toSorted().at(-1);

/** Starts a virtual display for a browser that needs one. It ends with the tests. */
function display(xvfb: string): Promise<string> {
  const child = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill());
  child.unref();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb did not start')));
    child.stdio[3]?.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
  });
}

const wpe = { driver: program('WPEWebDriver'), browser: miniBrowser('wpe-webkit-*') };
const gtk = { driver: program('WebKitWebDriver'), browser: miniBrowser('webkit2gtk-4.1'), xvfb: program('Xvfb') };
const firefox = program('firefox-esr', 'firefox');

export const engines: readonly Engine[] = [
  {
    // Debian 12 has WPE 2.38, the WebKit of Safari 16.0.
    name: 'wpe',
    packages: 'wpewebkit-driver libwpewebkit-1.1-0',
    installed: Boolean(wpe.driver && wpe.browser),
    open: () =>
      webDriver({
        driver: wpe.driver ?? '',
        capabilities: {
          'wpe:browserOptions': { binary: wpe.browser, args: ['--automation', '--headless'] },
        },
        canResize: false,
      }),
  },
  {
    name: 'webkitgtk',
    packages: 'webkit2gtk-driver xvfb',
    installed: Boolean(gtk.driver && gtk.browser && gtk.xvfb),
    open: async () =>
      webDriver({
        driver: gtk.driver ?? '',
        capabilities: { 'webkitgtk:browserOptions': { binary: gtk.browser, args: ['--automation'] } },
        canResize: true,
        environment: { DISPLAY: await display(gtk.xvfb ?? '') },
      }),
  },
  {
    name: 'firefox',
    packages: 'firefox-esr',
    installed: Boolean(firefox),
    open: () =>
      bidi({
        browser: 'firefox',
        executablePath: firefox ?? '',
        // Headless Firefox reports no mouse, so hover menus do not show.
        extraPrefsFirefox: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
      }),
  },
  {
    // A baseline: a test that fails here too is not an engine problem.
    name: 'chromium',
    packages: '',
    installed: true,
    open: () =>
      bidi({
        executablePath: launchOptions.executablePath ?? '',
        args: [...(launchOptions.args ?? [])],
        env: launchOptions.env as Record<string, string>,
      }),
  },
];
