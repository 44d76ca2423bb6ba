import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from './command.ts';

// Turbo's cache is only correct if turbo.json declares what each task reads. A dry run says what turbo hashes of it.

const tasks = ['build', 'e2e', 'lint', 'test', 'test:docs', 'test:packages', 'test:postgres', 'test:stories'];

interface Task {
  /** `@hvac/api#test`; `//` is the root. */
  taskId: string;
  /** `<NONEXISTENT>` when the package has no such script. */
  command: string;
  directory: string;
  /** Hashes by path from the directory. */
  inputs: Record<string, string>;
  dependencies: string[];
  environmentVariables: { specified: { env: string[] | null } };
}

const { output } = await run('turbo', ['run', ...tasks, '--dry=json']);
const plan = JSON.parse(output.slice(output.indexOf('{'))) as { tasks: Task[] };

/** The tasks that run again when some tasks do: those that depend on one, too. */
function again(runs: (task: Task) => boolean): string[] {
  const isRun = (task: Task): boolean =>
    runs(task) || plan.tasks.some((other) => task.dependencies.includes(other.taskId) && isRun(other));
  return plan.tasks
    .filter((task) => task.command !== '<NONEXISTENT>' && isRun(task))
    .map(({ taskId }) => taskId.replace('@hvac/', ''))
    .toSorted();
}

const storyTasks = ['//#test:docs', '//#test:stories'];
const apiTasks = ['api#test', 'api#test:postgres'];
const siteTasks = ['site#build', 'site#e2e', 'site#test'];
const uiTasks = ['//#test:packages', 'ui#build', 'ui#test'];

describe('a change to', () => {
  it.each<[what: string, file: string, tasks: string[]]>([
    ['an article', 'packages/company/src/posts/dates.ts', [...storyTasks, ...siteTasks, 'company#test']],
    [
      'a schema',
      'packages/content/src/model.ts',
      [...storyTasks, ...apiTasks, ...siteTasks, ...uiTasks, 'company#test', 'content#build', 'content#test'],
    ],
    ['the server', 'packages/api/src/app.ts', [...apiTasks, 'site#e2e']],
    ['a component', 'packages/ui/src/theme/tokens.ts', [...storyTasks, ...siteTasks, ...uiTasks]],
    ['a story', 'packages/ui/src/theme/stories/Foundations.stories.tsx', [...storyTasks, 'ui#test']],
    ['a picture of a story', '.storybook/pictures.json', storyTasks],
    ['the README', 'README.md', []],
  ])('%s reruns only the tasks that read it', (_what, file, expected) => {
    const reads = ({ directory, inputs }: Task) => Object.keys(inputs).some((input) => join(directory, input) === file);
    expect(again(reads)).toEqual(['//#lint', ...expected].toSorted());
  });

  it('PUBLIC_ORIGIN rebuilds the site and runs the tests of the build', () => {
    const reads = ({ environmentVariables: { specified } }: Task) => specified.env?.includes('PUBLIC_ORIGIN') ?? false;
    expect(again(reads)).toEqual(['content#build', 'site#build', 'site#e2e', 'ui#build']);
  });
});
