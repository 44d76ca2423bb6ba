/** Size of the repository: a shallow clone, and lines of handwritten code. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../command.ts';
import { figure } from '../figures.ts';

const run = (command: string, ...words: string[]) => spawnSync(command, words, { cwd: root, encoding: 'utf8' }).stdout;

const folder = mkdtempSync(join(tmpdir(), 'clone-'));
run('git', 'clone', '--quiet', '--depth', '1', `file://${root}`, join(folder, 'clone'));
figure('A shallow clone, files and history', Number.parseInt(run('du', '-sk', folder), 10) / 1024, 'MiB', { most: 15 });
rmSync(folder, { recursive: true });

const tracked = run('git', 'ls-files').trim().split('\n');

/** Lines of code in matching files. */
function lines(name: string, wanted: RegExp, most: number): void {
  const files = tracked.filter((file) => wanted.test(file) && /\.(tsx?|mdx|mjs|sql)$/.test(file));
  const sum = files.reduce((total, file) => total + readFileSync(join(root, file), 'utf8').split('\n').length - 1, 0);
  figure(name, sum, 'lines', { most });
}

lines('packages/api/src', /^packages\/api\/src\//, 6200);
lines('packages/api/test', /^packages\/api\/test\//, 7000);
lines('packages/api/bench', /^packages\/api\/bench\//, 500);
lines(
  'packages/ui/src without stories and guides',
  /^packages\/ui\/src\/(?!.*(\.stories\.|\.docs\.|\/stories\/))/,
  17_500,
);
lines(
  'packages/ui/src/admin without stories and guides',
  /^packages\/ui\/src\/admin\/(?!.*(\.stories\.|\.docs\.))/,
  5200,
);
lines('Guides', /^packages\/ui\/src\/.*(\.docs\.tsx|\.mdx)$/, 3300);
lines('.storybook with its guides', /^\.storybook\//, 1500);
lines('.ci', /^\.ci\//, 1700);

const styles = tracked.filter((file) => /^packages\/ui\/src\/(?!theme\/).*\.css\.ts$/.test(file));
const pixels = styles.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\dpx/g) ?? []);
figure('Lengths in px in the styles of components', pixels.length, 'lengths', { most: 250 });
