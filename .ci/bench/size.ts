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
  const files = tracked.filter((file) => wanted.test(file) && /\.(tsx?|mjs|sql)$/.test(file));
  const sum = files.reduce((total, file) => total + readFileSync(join(root, file), 'utf8').split('\n').length - 1, 0);
  figure(name, sum, 'lines', { most });
}

lines('packages/api/src', /^packages\/api\/src\//, 7400);
lines('packages/api/test', /^packages\/api\/test\//, 8500);
lines('packages/ui/src without stories', /^packages\/ui\/src\/(?!.*(\.stories\.|\/stories\/))/, 17_500);
lines('packages/ui/src/admin without stories', /^packages\/ui\/src\/admin\/(?!.*\.stories\.)/, 4500);
lines('.storybook without guides', /^\.storybook\/(?!docs\/|public\/)/, 850);
lines('.ci', /^\.ci\//, 1000);

const styles = tracked.filter((file) => /^packages\/ui\/src\/(?!theme\/).*\.css\.ts$/.test(file));
const pixels = styles.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\dpx/g) ?? []);
figure('Lengths in px in the styles of components', pixels.length, 'lengths', { most: 250 });
