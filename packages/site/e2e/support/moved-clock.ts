import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A clock for the server process that a test can move forward. It keeps running in between. */
export interface MovedClock {
  /** Environment variables for the server process. */
  environment: Readonly<Record<string, string>>;
  now: () => number;
  /** @param ms forward, in milliseconds */
  move: (ms: number) => Promise<void>;
  end: () => Promise<void>;
}

/** @param start initial time in milliseconds since 1970 */
export async function startMovedClock(start: number): Promise<MovedClock> {
  const folder = await mkdtemp(join(tmpdir(), 'clock-'));
  const [file, script] = [join(folder, 'offset'), join(folder, 'clock.mjs')];
  let offset = start - Date.now();
  await writeFile(file, String(offset));
  await writeFile(
    script,
    `import { readFileSync } from 'node:fs';
const real = Date.now;
let last = 0;
Date.now = () => real() + (last = Number(readFileSync(${JSON.stringify(file)}, 'utf8')) || last);
`,
  );
  return {
    environment: { NODE_OPTIONS: `--import=${pathToFileURL(script).href}` },
    now: () => Date.now() + offset,
    async move(ms) {
      offset += ms;
      await writeFile(file, String(offset));
    },
    end: () => rm(folder, { recursive: true, force: true }),
  };
}
