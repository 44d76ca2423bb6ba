import '../packages/ui/src/theme/fonts.css';
import '../packages/ui/src/theme/theme.css.ts';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { clock, clockControl, setClock } from './clock.ts';
import { viewports } from './viewports.ts';

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw()],
  globalTypes: { clock: clockControl },
  initialGlobals: { clock },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      // A designer reads the sidebar from the ground up.
      storySort: {
        order: [
          'Start here',
          'Foundations',
          'Components',
          'Forms',
          'Leads',
          'Specials',
          'Admin',
          'Shell',
          'Sections',
          'Pages',
        ],
      },
    },
    viewport: { options: viewports },
  },
  beforeEach: async ({ globals }) => {
    await document.fonts.ready;
    return setClock(globals['clock']);
  },
});
