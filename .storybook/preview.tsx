import '../packages/ui/src/theme/fonts.css';
import '../packages/ui/src/theme/theme.css.ts';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { UiProvider } from '../packages/ui/src/api-client/UiProvider.tsx';
import { createHandlers } from '../packages/ui/src/mocks/handlers.ts';
import { clock, clockControl, setClock } from './clock.ts';
import { watchMessages } from './promises.ts';
import { viewports } from './viewports.ts';

// A busy machine is not a fault of the story: findBy and waitFor may take their time.
configure({ asyncUtilTimeout: 5000 });

let endWatch: ReturnType<typeof watchMessages>;

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
          'Letters',
        ],
      },
    },
    viewport: { options: viewports },
    // Chromatic pictures the same two widths as the tests do.
    chromatic: { modes: { phone: { viewport: 'phone' }, desktop: { viewport: 'desktop' } } },
  },
  decorators: [
    (Story, { id }) => (
      <UiProvider key={id}>
        <Story />
      </UiProvider>
    ),
  ],
  beforeEach: async ({ id, globals, msw }) => {
    // The API as it should be; stories replace single calls with `msw.use` in a beforeEach of their own.
    msw.use(...createHandlers());
    // What a form kept for a reload is not for the next story.
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('hvac-')) sessionStorage.removeItem(key);
    await document.fonts.ready;
    endWatch = watchMessages(id);
    return setClock(globals['clock']);
  },
  afterEach: () => endWatch?.(),
});
