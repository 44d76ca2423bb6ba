import type { Guide } from '#storybook/docs/guide.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Breadcrumb'],
  use: 'At the top of a page that is below others in the site.',
  avoid: 'On the home page, or for the steps of a form.',
  anatomy: {
    of: 'Default',
    parts: {
      a: 'Links to the pages above it, with a slash between them',
      '[aria-current]': 'The name of this page, which is cut off when space is short',
    },
  },
  examples: [
    {
      do: 'Short names, from the top down.',
      example: <Breadcrumbs parents={[{ label: 'Home', to: '/' }]} title="Heating" />,
    },
    {
      dont: 'A parent with the same name as the page.',
      example: <Breadcrumbs parents={[{ label: 'Heating', to: '/heating' }]} title="Heating" />,
    },
  ],
  content: [
    'Each name is the short title of its page, as the menu says it: “Heating”, not “Heating services in Jacksonville”.',
    'They go from the home page down. The last one is this page.',
  ],
  accessibility: {
    keyboard: 'Tab goes from page to page.',
    screenReader: '“Breadcrumb, navigation”; the last name is “current page”.',
    wcag: ['2.4.8', '2.5.8', '1.3.1'],
  },
};
