/**
 * Lists every unconfirmed placeholder, sample, contested claim and promise, and exits with 1 while
 * there is one. Run it before the site goes live: `npm run launch-check`.
 */
import { readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { join, resolve } from 'node:path';
import { openPoints, openSettings, type OpenPoint } from './open-points.ts';

const source = resolve(import.meta.dirname, '../src');
const headings: Record<OpenPoint['kind'], string> = {
  placeholder: 'Placeholders: replace the value',
  sample: 'Sample testimonials and offers: replace them with real ones',
  contested: 'Claims that disagree with another page: keep one, or confirm that both are right',
  setting: 'Settings: run this command with the server’s environment variables',
  promise: 'Promises in the privacy policy: confirm that the office keeps them',
};

const files = (await readdir(source, { recursive: true }))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .toSorted();
const modules = await Promise.all(
  files.map(async (file) => (await import(pathToFileURL(join(source, file)).href)) as object),
);
const points = [...openPoints(modules), ...openSettings(process.env)];

for (const [kind, heading] of Object.entries(headings)) {
  const ofKind = points.filter((point) => point.kind === kind);
  if (ofKind.length === 0) continue;
  console.log(`\n${heading}`);
  for (const { name, says, contradiction } of ofKind) {
    console.log(`  ${name}: ${says}${contradiction ? `\n    but: ${contradiction}` : ''}`);
  }
}
if (points.length === 0) {
  console.log('Ready to launch: every fact and claim is confirmed.');
} else {
  console.log(
    `\nNot ready to launch: ${points.length} open. To confirm a fact or claim, add confirmedBy: 'Name, YYYY-MM-DD' to it in packages/company/src.`,
  );
  process.exitCode = 1;
}
