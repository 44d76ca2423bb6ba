import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// One after the other, each in a process of its own. It goes on after one that falls short, and ends with 1 then.
const benches = ['leads', 'inbox', 'uploads', 'specials', 'guesses', 'mail', 'faults', 'postgres'];

for (const name of benches) {
  const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--conditions=@hvac/source', script], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
