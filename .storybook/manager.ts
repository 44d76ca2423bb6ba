import { addons } from 'storybook/manager-api';
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
