import { sanitize } from 'storybook/internal/csf';
import type { Guide } from './guide.ts';

/** Loads each guide, by its path from here. */
export const guides = import.meta.glob<Guide>('../../packages/*/src/**/*.docs.tsx', { import: 'guide' });

/** The path of the guide beside a story file. @param storyFile its path from the root: `./packages/...` */
export const guidePath = (storyFile: string): string =>
  storyFile.replace('./', '../../').replace('.stories.tsx', '.docs.tsx');

/** A link to a component's page, in Markdown. */
export const linkTo = (title: string): string => `[${title.split('/').pop()}](?path=/docs/${sanitize(title)}--docs)`;
