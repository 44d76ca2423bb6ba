import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'To check that each component of `@hvac/ui` and `@hvac/ui/forms` passes `id`, `ref`, `aria-*` and `data-*` to its element.',
  avoid: 'To review looks: each component has a page.',
  content: ['A new component is a line in the table of this story. `npm run check:components` asks for it.'],
};
