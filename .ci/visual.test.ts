import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { pixelsComparable } from '../.storybook/browser.mjs';
import { tokens } from '../packages/ui/src/theme/tokens.ts';
import { root, run } from './command.ts';

// Inside of the repository: Vite writes nowhere else.
await mkdir(join(root, 'test-results'), { recursive: true });
const results = await mkdtemp(join(root, 'test-results/changed-color-'));
afterAll(() => rm(results, { recursive: true, force: true }));

const oneStory = [
  'run',
  'packages/ui/src/components/Button/Button.stories.tsx',
  '--testNamePattern=^Primary$',
  '--config=.ci/visual.config.ts',
  '--project=stories-phone',
  '--update=none',
];

/** Compares the primary button at one width, with the theme's color of action as given. */
const compare = (color: string) =>
  run('vitest', oneStory, {
    env: { ACTION_COLOR: color, VISUAL_RESULTS: results, NO_COLOR: '1', FORCE_COLOR: undefined },
  });

/** The color with its last bit turned: too small a change for an eye, and not for the comparison. */
const slightlyOff = (hex: string) => `#${(Number.parseInt(hex.slice(1), 16) ^ 1).toString(16).padStart(6, '0')}`;

// Screenshots are the same bytes only in the pinned browser: see .storybook/browser.mjs.
describe.runIf(pixelsComparable)('the comparison of screenshots', () => {
  it('passes while the color is the one of the baseline', async () => {
    const { code, output } = await compare(tokens.color.action);
    expect(code, output).toBe(0);
    expect(output).toMatch(/Tests +1 passed/);
    expect(await readdir(results)).toEqual([]);
  });

  it('fails when a color changes by one of 255, and says where the three pictures are', async () => {
    expect(slightlyOff('#ff7352')).toBe('#ff7353');
    const { code, output } = await compare(slightlyOff(tokens.color.action));
    expect(code).toBe(1);
    expect(output).toMatch(/Tests +1 failed/);
    // The message names three files: the baseline, what was seen, and the difference.
    const named = [...stripVTControlCharacters(output).matchAll(/\S+\/components-button-primary\S*\.png/g)].map(
      ([path]) => path,
    );
    const [expected = '', actual = '', diff = ''] = named;
    expect(named).toEqual([
      join(root, '.storybook/baselines/phone/components-button-primary.png'),
      join(results, 'components-button-primary-actual.png'),
      join(results, 'components-button-primary-diff.png'),
    ]);
    const [before, after] = await Promise.all([readFile(expected), readFile(actual), readFile(diff)]);
    expect(after).not.toEqual(before);
  });
});
