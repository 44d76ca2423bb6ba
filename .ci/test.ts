/**
 * `npm test`: every check, one after the other. It goes on after a failure, so that one run tells everything, and ends
 * with one line of counts. `npm test -- lint types` runs the steps whose names begin so.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './command.ts';
import { steps } from './steps.ts';

const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = steps.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().startsWith(word)),
);
if (chosen.length === 0) {
  console.error(`No step begins with "${wanted.join('" or "')}". Steps: ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

// What the last run left would look like this run's.
await rm(join(root, 'test-results'), { recursive: true, force: true });

let passed = 0;
let failed = 0;
const failedSteps = new Set<string>();
for (const { name, needs = '', run } of chosen) {
  console.log(`${name} ...`);
  const start = performance.now();
  const outcome = failedSteps.has(needs)
    ? { passed: 0, failed: 1, output: `Not run: "${needs}" failed.` }
    : await run();
  if (outcome.failed > 0) failedSteps.add(name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  passed += outcome.passed;
  failed += outcome.failed;
  const counts = [`${outcome.passed} passed`, ...(outcome.failed > 0 ? [`${outcome.failed} failed`] : [])].join(', ');
  if (outcome.failed > 0) console.log(outcome.output);
  console.log(`${outcome.failed > 0 ? '✗' : '✓'} ${name}: ${counts} (${seconds} s)`);
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
