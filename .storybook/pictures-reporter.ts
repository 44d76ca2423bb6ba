import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { pixelsComparable } from './browser.mjs';
import { baseCommit, paintAt, recordedAt, verdictOf } from './pictures-base.ts';
import { renderComment, renderPage, type Difference } from './pictures-page.ts';
import { changeOf, folder, hashOf, keyOf, record, recorded, root, taken } from './pictures.ts';
import { viewports, widthsOf, type Width } from './viewports.ts';

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
  }
}

const page = join(root, 'test-results/differences');

/** The pictures that a story can have. Its tests have ids of their own. */
const picturesOf = (test: TestCase) => {
  const { storyId: story = test.fullName } = test.meta();
  return (Object.keys(viewports) as Width[]).map((width) => ({
    test,
    story,
    width,
    key: keyOf(story, width),
    path: `${width}/${story}.png`,
  }));
};

/** With tests of its own, a story is the "base story" of a suite that has its name. */
const nameOf = ({ name, parent }: TestCase) => (parent.type === 'suite' ? parent.name : name).trim();

type Picture = ReturnType<typeof picturesOf>[number];

const updateCommand = (pictures: readonly Picture[]) =>
  ['npm run test:visual -- --update', ...new Set(pictures.map(({ test }) => test.module.relativeModuleId))].join(' ');

const say = (title: string, lines: readonly string[] = []) => {
  process.stdout.write(`\n${[title, ...lines.map((line) => `  ${line}`)].join('\n')}\n`);
};

const fail = (title: string, lines?: readonly string[]) => {
  process.exitCode = 1;
  say(title, lines);
};

/**
 * Compares the pictures of a run with the list of hashes, and those that differ with the base commit. With --update it
 * writes the list anew; with PICTURES=review it shows every difference to the base commit, recorded or not.
 */
export class PicturesReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest) {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: string) {
    if (reason === 'interrupted' || !this.#vitest) return;
    const { config } = this.#vitest;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const pictures = tests.flatMap(picturesOf).filter(({ key }) => taken.has(key));
    const passed = tests.filter((test) => test.result().state === 'passed');
    const missed = passed
      .flatMap(picturesOf)
      .map(({ key }) => key)
      .filter((key) => recorded.has(key) && !taken.has(key));
    if (config.snapshotOptions.updateSnapshot === 'all') await update(missed);
    else {
      if (!config.watch) await compare(pictures);
      if (missed.length > 0) fail('Passed without a picture:', missed);
    }
    if (passed.length === 0 && !config.changed) fail('No story passed.');
    say(`${taken.size} pictures compared`);
  }
}

async function update(missed: readonly string[]) {
  if (!pixelsComparable) return say('Hashes can be recorded on Linux x64 alone: nothing was.');
  const { entries } = await buildIndex({ configDir: import.meta.dirname, quiet: true });
  const stories = Object.values(entries).filter((entry) => entry.type === 'story');
  const keys = new Set(stories.flatMap(({ id, tags }) => widthsOf(tags).map((width) => keyOf(id, width))));
  const kept = [...recorded].filter(([key]) => keys.has(key) && !missed.includes(key));
  const next = new Map([...kept, ...taken]);
  await record(next);
  const changed = [...next.keys()].filter((key) => recorded.get(key) !== next.get(key));
  return say(`${changed.length} pictures recorded, ${recorded.size - kept.length} of no story removed`, changed);
}

/** Paints what is not as the list says as it was at the base commit, on this machine, and reports what differs. */
async function compare(pictures: readonly Picture[]) {
  const isReview = process.env['PICTURES'] === 'review';
  if (!isReview && pictures.every(({ key }) => taken.get(key) === recorded.get(key))) return;
  const base = await baseCommit();
  const listedBefore = await recordedAt(base);
  const expected = isReview ? listedBefore : recorded;
  const suspects = pictures.filter(({ key }) => taken.get(key) !== expected.get(key));
  say(`Painting ${suspects.length} pictures as they were at ${base.slice(0, 12)} ...`);
  const before = await paintAt(
    base,
    suspects.map(({ test, path }) => ({ file: test.module.relativeModuleId, name: nameOf(test), path })),
  );
  await rm(page, { recursive: true, force: true });
  const stale: Picture[] = [];
  const unrecorded: Picture[] = [];
  const differences: Difference[] = [];
  for (const picture of suspects) {
    const { story, width, key, path } = picture;
    const painted = join(before, path);
    const paintedPng = existsSync(painted) ? await readFile(painted) : undefined;
    const was = paintedPng && (await hashOf(paintedPng));
    const lists = { listed: recorded.get(key), listedBefore: listedBefore.get(key) };
    const verdict = verdictOf({ now: taken.get(key) ?? '', before: was, ...lists }, pixelsComparable);
    if (verdict === 'stale') stale.push(picture);
    if (verdict === 'stale' || verdict === 'same') continue;
    if (verdict !== 'recorded') unrecorded.push(picture);
    await cp(join(folder, path), join(page, 'after', path));
    if (was) await cp(painted, join(page, 'before', path));
    const change = paintedPng && (await changeOf(paintedPng, await readFile(join(folder, path))));
    differences.push({ story, width, verdict, path, region: change?.region, change: change?.hash ?? key });
  }
  const lines = differences.map(({ story, width, verdict }) => `${story} ${width}: ${verdict}`);
  if (differences.length > 0) {
    await writeFile(join(page, 'index.html'), renderPage(differences, base));
    await writeFile(join(page, 'comment.md'), renderComment(differences, base));
    say(`Before and after of ${differences.length} pictures: ${relative(root, join(page, 'index.html'))}`, lines);
  }
  const staleKeys = stale.map(({ key }) => key);
  if (stale.length > 0) say(`${stale.length} hashes are stale: ${updateCommand(stale)}`, staleKeys);
  if (unrecorded.length > 0)
    fail(`${unrecorded.length} pictures differ. When they are right: ${updateCommand(unrecorded)}`);
}
