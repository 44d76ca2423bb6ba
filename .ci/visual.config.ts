/**
 * The stories' configuration with one color of the theme changed to ACTION_COLOR, for the test of the comparison.
 * What differs goes to VISUAL_RESULTS.
 */
import { tokens } from '../packages/ui/src/theme/tokens.ts';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import stories from '../.storybook/vitest.config.ts';

const color = process.env['ACTION_COLOR'] ?? tokens.color.action;
const results = process.env['VISUAL_RESULTS'] ?? 'test-results/visual';

const recolor = {
  name: 'recolor',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('theme.css.ts.vanilla.css') ? code.replaceAll(tokens.color.action, color) : undefined,
};

const projects = (stories.test?.projects ?? []) as TestProjectInlineConfiguration[];

export default defineConfig({
  ...stories,
  test: {
    ...stories.test,
    projects: projects.map((project) => {
      const screenshot = project.test?.browser?.expect?.toMatchScreenshot;
      if (screenshot) screenshot.resolveDiffPath = ({ arg, ext }) => `${results}/${arg}${ext}`;
      return { ...project, plugins: [recolor, ...(project.plugins ?? [])] };
    }),
  },
});
