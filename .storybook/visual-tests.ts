/** `npm run test:visual`: Vitest with `--review`, and with an `--update` that leaves the word after it alone. */
import { spawnSync } from 'node:child_process';

const args = process.argv
  .slice(2)
  .filter((arg) => arg !== '--review')
  .map((arg) => (arg === '--update' || arg === '-u' ? '--update=all' : arg));
const env = process.argv.includes('--review') ? { ...process.env, PICTURES: 'review' } : process.env;
const vitest = ['run', '--config', '.storybook/vitest.config.ts', ...args];
process.exitCode = spawnSync('vitest', vitest, { stdio: 'inherit', env }).status ?? 1;
