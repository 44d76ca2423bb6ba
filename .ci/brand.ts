/**
 * `npm run brand -- NAME`: starts Storybook in a brand and prints the URLs of typical pages. The brush in the
 * toolbar switches brands.
 */
import { spawn } from 'node:child_process';
import { brandNames, brands } from '../packages/ui/src/theme/brands/brands.ts';
import { contrastProblems } from '../packages/ui/src/theme/contrast.ts';

const brand = brandNames.find((name) => name === process.argv[2]);
if (!brand) {
  console.error(`Name a brand: npm run brand -- ${brandNames.join(' | ')}`);
  process.exit(1);
}
for (const problem of contrastProblems(brands[brand].values)) console.error(`Hard to read: ${problem}`);

const places = {
  'The home page': 'pages-home--default',
  'A city': 'pages-city--default',
  'A form': 'lead-forms-contactform--idle',
  'The office': 'admin-inbox-leadinbox--some-leads',
  'Every part': 'foundations-brands--components',
};
console.log(`${brands[brand].title}:`);
for (const [place, story] of Object.entries(places)) {
  console.log(`  ${place.padEnd(14)} http://localhost:6006/?path=/story/${story}`);
}
const child = spawn('storybook', ['dev', '--port', '6006', '--no-open'], {
  stdio: 'inherit',
  env: { ...process.env, STORYBOOK_BRAND: brand },
});
child.on('close', (code) => (process.exitCode = code ?? 1));
