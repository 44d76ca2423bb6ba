import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changesOf, type Difference } from '../.storybook/pictures-page.ts';
import { run } from './command.ts';

/**
 * Tells on GitHub what `npm run test:visual -- --review` found: in the summary of the run and in one comment on the pull
 * request. Run by the workflow "Review pictures", in the folder that has `test-results`.
 */

/** Pairs that are shown; the artifact has all. */
const shown = 5;

const { GITHUB_STEP_SUMMARY: summary, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = process.env;
/** Empty for a fork, whose workflow may not write. */
const pullRequest = process.env['PULL_REQUEST'];
const repository = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
const folder = 'test-results/differences';

/** @throws {Error} with the program's output when it fails */
async function must(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string> {
  const { code, output } = await run(command, args, { cwd: process.cwd(), env: { ...process.env, ...env } });
  if (code !== 0) throw new Error(output);
  return output.trim();
}

/**
 * Pushes pictures as a commit without a branch: GitHub shows pictures by their address alone.
 * @returns the address of the folder
 */
async function publish(paths: readonly string[]): Promise<string> {
  const scratch = await mkdtemp(join(tmpdir(), 'index-'));
  const env = {
    GIT_INDEX_FILE: join(scratch, 'index'),
    GIT_AUTHOR_NAME: 'review',
    GIT_AUTHOR_EMAIL: 'review@localhost',
  };
  const committer = { GIT_COMMITTER_NAME: env.GIT_AUTHOR_NAME, GIT_COMMITTER_EMAIL: env.GIT_AUTHOR_EMAIL };
  await must('git', ['add', '--force', '--', ...paths], env);
  const tree = await must('git', ['write-tree'], env);
  const commit = await must('git', ['commit-tree', tree, '-m', 'Pictures of a review'], { ...env, ...committer });
  await must('git', ['push', '--force', '--quiet', 'origin', `${commit}:refs/review-pictures/${pullRequest}`]);
  await rm(scratch, { recursive: true });
  return `${repository}/blob/${commit}/${folder}`;
}

function table(changes: readonly (readonly Difference[])[], address: string): string {
  const image = (path: string) => `<img src="${address}/${path}?raw=true" width="390">`;
  const rows = changes.flatMap(([first]) =>
    first
      ? [
          [
            `${first.story} ${first.width}`,
            first.region ? image(`before/${first.path}`) : 'new',
            image(`after/${first.path}`),
          ],
        ]
      : [],
  );
  return [['Story', 'Before', 'After'], ['---', '---', '---'], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

async function report(): Promise<string> {
  const file = join(folder, 'differences.json');
  const open = `gh run download ${GITHUB_RUN_ID} --name storybook --dir storybook-static && npx vite preview --outDir storybook-static`;
  const footer = `Open this branch’s Storybook, with every pair at \`/differences/index.html\`:\n\n\`\`\`sh\n${open}\n\`\`\``;
  if (!existsSync(file)) return `### No picture differs\n\n${footer}\n`;
  const { base, differences } = JSON.parse(await readFile(file, 'utf8')) as { base: string; differences: Difference[] };
  const changes = changesOf(differences);
  const counts = [...Map.groupBy(differences, ({ verdict }) => verdict)].map(
    ([verdict, { length }]) => `${length} ${verdict}`,
  );
  const first = changes.slice(0, shown);
  const sides = first.flatMap(([{ path, region }]) => [...(region ? [`before/${path}`] : []), `after/${path}`]);
  const pairs = pullRequest ? table(first, await publish(sides.map((path) => `${folder}/${path}`))) : '';
  const more = changes.length > shown && pairs ? `\n\nAnd ${changes.length - shown} more changes.` : '';
  return `### ${differences.length} pictures differ from ${base.slice(0, 12)}, in ${changes.length} changes\n\n${counts.join(', ')}\n\n${pairs}${more}\n\n${footer}\n`;
}

const text = await report();
if (summary) await appendFile(summary, text);
if (pullRequest) {
  const body = join(tmpdir(), `review-${process.pid}.md`);
  await writeFile(body, text);
  await must('gh', ['pr', 'comment', pullRequest, '--edit-last', '--create-if-none', '--body-file', body]);
  await rm(body);
}
