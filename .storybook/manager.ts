import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { theme } from './theme.ts';

// All sections fit on one screen. One with every component open takes seconds to draw. Search still finds all of them.
const collapsedRoots = [
  'foundations',
  'components',
  'forms',
  'lead-forms',
  'specials',
  'admin',
  'site-layout',
  'sections',
  'pages',
  'letters',
];

addons.setConfig({
  theme,
  sidebar: {
    showRoots: true,
    collapsedRoots,
    // Search knows this page by every word that people look for.
    renderLabel: ({ name }) => (name.endsWith(': use instead') ? 'What to use instead' : name),
  },
});

if (process.env['STORYBOOK_DIFFERENCES'] === 'yes')
  addons.register('hvac/differences', () => {
    addons.add('hvac/differences', {
      type: types.TOOL,
      title: 'Pictures before and after',
      // The manager is built without the JSX of tsconfig.json.
      render: () =>
        createElement(
          Button,
          { asChild: true, variant: 'ghost', size: 'small' },
          createElement('a', { href: './differences/index.html' }, 'Before and after'),
        ),
    });
  });
