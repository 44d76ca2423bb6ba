import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { pixelsComparable } from './browser.mjs';
import { baseCommit, paintAt, recordedAt } from './pictures-base.ts';
import { pageOf, type Difference } from './pictures-page.ts';
import { uncompared, verdictOf } from './pictures-verdict.ts';
import { folder, hashOf, record, recorded, root, seen, widthOf } from './pictures.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Whether the picture of a story was compared, or why it has none. Nothing when no hook came by. */
    picture?: { compared: true } | { skipped: string };
  }
}

/** Where a run leaves its page of differences. */
const page = join(root, 'test-results/differences');

interface StoryRun {
  test: TestCase;
  story: string;
  width: string;
  /** `STORY WIDTH` */
  key: string;
}

const storyRun = (test: TestCase): StoryRun => {
  const story = (test.meta() as { storyId?: string }).storyId ?? test.fullName;
  const width = widthOf(test.project);
  return { test, story, width, key: `${story} ${width}` };
};

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
    const skipped = new Set(
      stories.filter(({ test }) => 'skipped' in (test.meta().picture ?? {})).map(({ key }) => key),
    );
    const complete = await this.#completeWidths(vitest, modules);
    // Of a story that failed before its picture the line stays.
    const known = new Set(stories.map(({ key }) => key));
    const gone = [...recorded.keys()].filter(
      (key) => skipped.has(key) || (complete.has(key.split(' ')[1] ?? '') && !known.has(key)),
    );

    const passed = stories.filter(({ test }) => test.result().state === 'passed');
    const problems = uncompared(passed, skipped, seen);
    if (stories.length === 0 && !vitest.config.changed) problems.push('No story was run.');
    if (vitest.config.snapshotOptions.updateSnapshot === 'all') await this.#update(gone);
    else {
      problems.push(...gone.map((key) => `${key}: stands in .storybook/pictures.json, and no story has this picture`));
      const different = stories.filter(({ key }) => seen.has(key) && seen.get(key) !== recorded.get(key));
      if (different.length > 0 && !vitest.config.watch) problems.push(...(await this.#compare(different)));
    }
    say(`\n${seen.size} pictures compared, ${skipped.size} stories have none for a reason`, problems);
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
  async #compare(stories: readonly StoryRun[]): Promise<string[]> {
    const commit = await baseCommit();
    say(`\nPainting ${stories.length} pictures as they were at ${commit.slice(0, 12)} ...`);
    const before = await paintAt(
      commit,
      stories.map(({ test, story, width }) => ({
        file: test.module.relativeModuleId,
        name: test.name,
        picture: `${width}/${story}.png`,
      })),
    );
    const existed = await recordedAt(commit);
    await rm(page, { recursive: true, force: true });
    const differences: Difference[] = [];
    for (const { story, width, key } of stories) {
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

  /** The widths whose stories were all run. */
  async #completeWidths(vitest: Vitest, modules: readonly TestModule[]): Promise<ReadonlySet<string>> {
    if (vitest.config.testNamePattern) return new Set();
    const ran = new Set(modules.map(({ moduleId, project }) => `${project.name} ${moduleId}`));
    const all = Map.groupBy(await vitest.globTestSpecifications(), ({ project }) => project.name);
    const complete = [...all].filter(([name, files]) => files.every(({ moduleId }) => ran.has(`${name} ${moduleId}`)));
    return new Set(complete.map(([name]) => widthOf({ name })));
  }
}
