import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, run } from '../command.ts';
import { must } from './install.ts';

// Rehearses a release in a clone, by the steps of the workflow.
const clone = await mkdtemp(join(tmpdir(), 'release-'));
const outputs: string[] = [];

const read = (file: string) => readFile(join(clone, file), 'utf8');

/** The commands of a job of the release workflow. */
async function stepsOf(job: string): Promise<string[]> {
  const workflow = await readFile(join(root, '.github/workflows/release.yml'), 'utf8');
  const [, steps = ''] = new RegExp(`^  ${job}:\\n([^]*?)(?=^  \\w|(?![^]))`, 'm').exec(workflow) ?? [];
  return Array.from(steps.matchAll(/- run: (.+)/g), ([, command = '']) =>
    command
      .replaceAll('${{ github.server_url }}', 'https://git.example')
      .replaceAll('${{ github.repository }}', 'owner/website'),
  );
}

beforeAll(async () => {
  await must(run('git', ['clone', '--quiet', `file://${root}`, clone]));
  // The workflow runs on main, whatever this branch is called.
  await must(run('git', ['switch', '--quiet', '--force-create', 'main'], { cwd: clone }));
  // In place of `npm ci`.
  for (const folder of ['', 'packages/api', 'packages/site', 'packages/ui'])
    await must(run('cp', ['-al', join(root, folder, 'node_modules'), join(clone, folder)]));
  for (const name of ['content', 'ui']) {
    const built = join('packages', name, 'dist');
    await cp(join(root, built), join(clone, built), { recursive: true });
  }
  for (const command of await stepsOf('rehearse')) {
    if (command === 'npm ci') continue;
    // The packages were built and packed before.
    const env = { npm_config_ignore_scripts: 'true', npm_config_prefer_offline: 'true' };
    outputs.push(await must(run('bash', ['-ec', command], { cwd: clone, env })));
  }
});

afterAll(() => rm(clone, { recursive: true, force: true }));

describe('the release', () => {
  it('would publish both packages as the version that the changesets ask for, with its changelog', async () => {
    const { version } = JSON.parse(await read('packages/ui/package.json')) as { version: string };
    expect(version).not.toMatch(/^0\./);
    expect(outputs.at(-1)).toContain(`+ @hvac/content@${version}`);
    expect(outputs.at(-1)).toContain(`+ @hvac/ui@${version}`);
    expect(await read('packages/ui/CHANGELOG.md')).toContain(`\n## ${version}\n`);
    expect((await readdir(join(clone, '.changeset'))).filter((file) => file.endsWith('.md'))).toEqual([]);
  });

  it('tags the version', async () => {
    const { version } = JSON.parse(await read('packages/ui/package.json')) as { version: string };
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    await must(run('git', [...author, 'commit', '--quiet', '--all', '--message', 'Release'], { cwd: clone }));
    const env = { GIT_COMMITTER_NAME: 'Test', GIT_COMMITTER_EMAIL: 'test@example.com' };
    await must(run('changeset', ['tag'], { cwd: clone, env }));
    const tags = await must(run('git', ['tag', '--points-at', 'HEAD'], { cwd: clone }));
    expect(tags.trim().split('\n').toSorted()).toEqual([`@hvac/content@${version}`, `@hvac/ui@${version}`]);
  });
});
