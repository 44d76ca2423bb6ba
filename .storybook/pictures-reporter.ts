import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { pixelsComparable } from './browser.mjs';
import { baseCommit, paintAt, recordedAt } from './pictures-base.ts';
import { pageOf, type Difference } from './pictures-page.ts';
import { keyOf, uncompared, verdictOf, type Pictured } from './pictures-verdict.ts';
import { folder, hashOf, record, recorded, root, seen } from './pictures.ts';
import type { Width } from './viewports.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Nothing when no hook came by. */
    pictured?: Pictured;
  }
}

/** Where a run leaves its page of differences. */
const page = join(root, 'test-results/differences');

interface StoryRun {
  test: TestCase;
  story: string;
  pictured: Pictured | undefined;
}

const storyRun = (test: TestCase): StoryRun => ({
  test,
  story: (test.meta() as { storyId?: string }).storyId ?? test.fullName,
  pictured: test.meta().pictured,
});

interface Picture {
  test: TestCase;
  story: string;
  width: Width;
  /** `STORY WIDTH` */
  key: string;
}

const picturesOf = ({ test, story, pictured }: StoryRun): Picture[] =>
  pictured && 'widths' in pictured
    ? pictured.widths.map((width) => ({ test, story, width, key: keyOf(story, width) }))
    : [];

const say = (title: string, lines: readonly string[] = []) => {
  process.stdout.write(`${[title, ...lines.map((line) => `  ${line}`)].join('\n')}\n`);
};

/**
 * Counts the pictures of a run: one that passed without comparing what it should compare is not green. Shows what looks
 * different beside the story as it was; with --update it writes the new list instead.
 */
export class PicturesReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest) {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: string) {
    const vitest = this.#vitest;
    if (reason === 'interrupted' || !vitest) return;
    const stories = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.result().state !== 'skipped')
      .map(storyRun);
    const pictures = stories.flatMap(picturesOf);
    const complete = await this.#isComplete(vitest, modules);
    const ran = new Map(stories.map((run) => [run.story, run]));
    const known = new Set(pictures.map(({ key }) => key));
    const gone = [...recorded.keys()].filter((key) => {
      const run = ran.get(key.split(' ')[0] ?? '');
      // Of a story that failed before its picture the line stays.
      return run ? run.pictured && !known.has(key) : complete;
    });

    const passed = stories.filter(({ test }) => test.result().state === 'passed');
    const problems = uncompared(passed, seen);
    if (stories.length === 0 && !vitest.config.changed) problems.push('No story was run.');
    if (vitest.config.snapshotOptions.updateSnapshot === 'all') await this.#update(gone);
    else {
      problems.push(...gone.map((key) => `${key}: stands in .storybook/pictures.json, and no story has this picture`));
      const different = pictures.filter(({ key }) => seen.has(key) && seen.get(key) !== recorded.get(key));
      if (different.length > 0 && !vitest.config.watch) problems.push(...(await this.#compare(different)));
    }
    const without = stories.filter(({ pictured }) => pictured && 'skipped' in pictured).length;
    say(`\n${seen.size} pictures compared, ${without} stories have none for a reason`, problems);
    if (problems.length > 0) process.exitCode = 1;
  }

  async #update(gone: readonly string[]) {
    if (!pixelsComparable) return say('Pixels are those of the list on Linux x64 alone: nothing was recorded.');
    const next = new Map([...recorded, ...seen]);
    for (const key of gone) next.delete(key);
    await record(next);
    const changed = [...next].filter(([key, hash]) => recorded.get(key) !== hash).map(([key]) => key);
    return say(`\n${changed.length} pictures recorded anew, ${gone.length} removed`, [...changed, ...gone]);
  }

  /** Paints stories as they were before, on this machine, and makes the page of those that look different. */
  async #compare(pictures: readonly Picture[]): Promise<string[]> {
    const commit = await baseCommit();
    say(`\nPainting ${pictures.length} pictures as they were at ${commit.slice(0, 12)} ...`);
    const before = await paintAt(
      commit,
      pictures.map(({ test, story, width }) => ({
        file: test.module.relativeModuleId,
        name: test.name,
        picture: `${width}/${story}.png`,
      })),
    );
    const existed = await recordedAt(commit);
    await rm(page, { recursive: true, force: true });
    const differences: Difference[] = [];
    for (const { story, width, key } of pictures) {
      const picture = `${width}/${story}.png`;
      const expected = join(before, picture);
      const was = existsSync(expected) ? await hashOf(await readFile(expected)) : undefined;
      const verdict = verdictOf({
        now: seen.get(key) ?? '',
        listed: recorded.get(key),
        before: was,
        existed: existed.has(key),
      });
      if (!verdict) continue;
      await cp(join(folder, picture), join(page, 'after', picture));
      if (was) await cp(expected, join(page, 'before', picture));
      differences.push({
        story,
        width,
        verdict,
        expected: was && `before/${picture}`,
        actual: `after/${picture}`,
      });
    }
    if (differences.length === 0) return [];
    await writeFile(join(page, 'index.html'), pageOf(differences, commit));
    return [
      ...differences.map(({ story, width, verdict }) => `${story} ${width}: ${verdict}`),
      `Before, after and difference of each: ${relative(root, join(page, 'index.html'))}`,
      'When the new looks are right: npm run test:visual -- --update, with the file or -t for a part',
    ];
  }

  /** Whether all stories were run. */
  async #isComplete(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
    if (vitest.config.testNamePattern) return false;
    const ran = new Set(modules.map(({ moduleId }) => moduleId));
    return (await vitest.globTestSpecifications()).every(({ moduleId }) => ran.has(moduleId));
  }
}
