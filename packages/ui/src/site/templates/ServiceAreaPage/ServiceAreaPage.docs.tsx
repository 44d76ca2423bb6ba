import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For people who want to know whether the company comes to them.',
  avoid: 'For one city: it has a page of its own.',
  content: [
    'The words are in `packages/company/src/pages/service-area.ts`, the places in `packages/company/src/map.ts`.',
    'Every city is in the list. The map names those that have room.',
  ],
};
