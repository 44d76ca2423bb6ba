import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A clock for a server's process that a test moves: it goes on from there as clocks do. */
export interface MovedClock {
  /** Settings of the process. */
  environment: Readonly<Record<string, string>>;
  now: () => number;
  /** @param ms forward, in milliseconds */
  move: (ms: number) => Promise<void>;
  end: () => Promise<void>;
}

/** @param start what it says at first, in milliseconds since 1970 */
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
