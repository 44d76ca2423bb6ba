/**
 * `npm run test:engines`: tests forms, layout, menus, specials and failures in the installed browsers of other engines.
 * `npm run test:engines -- firefox wpe` runs only those.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { engines } from '../e2e/engines/support/installed.ts';

const named = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const others = engines.filter(({ name }) => (named.length > 0 ? named.includes(name) : name !== 'chromium'));
const [found, missing] = [others.filter(({ installed }) => installed), others.filter(({ installed }) => !installed)];

for (const { name, packages } of missing) console.log(`Not installed: ${name} (apt-get install ${packages})`);
if (found.length === 0) {
  console.log('No other engine is installed, so nothing was tested.');
} else {
  console.log(`Found: ${found.map(({ name }) => name).join(', ')}`);
  const args = ['test', '-c', 'engines.config.ts', ...process.argv.slice(2).filter((word) => word.startsWith('-'))];
  const { status } = spawnSync('playwright', args, {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: {
      ...process.env,
      ENGINES: found.map(({ name }) => name).join(' '),
      NODE_OPTIONS: '--conditions=@hvac/source',
    },
  });
  process.exitCode = status ?? 1;
}
