import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

// A sidebar with every component open takes seconds to draw, and scrolls. Search still finds all of them.
const collapsedRoots = [
  'foundations',
  'forms',
  'lead-forms',
  'specials',
  'admin',
  'site-layout',
  'sections',
  'pages',
  'letters',
];

addons.setConfig({ theme, sidebar: { showRoots: true, collapsedRoots } });
