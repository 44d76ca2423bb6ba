import '../packages/ui/src/theme/fonts.css';
import '../packages/ui/src/theme/theme.css.ts';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { UiProvider } from '../packages/ui/src/api/UiProvider.tsx';
import { createHandlers } from '../packages/ui/src/mocks/handlers.ts';
import { holdTimers } from '../packages/ui/src/test-utils/timers.ts';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { usableControls } from './docs/controls.ts';
import { expectMessages } from './expect-messages.ts';
import { applyToolbar, controls, initialGlobals, networkHandlers } from './toolbar.ts';
import { viewports } from './viewports.ts';

// On a busy machine findBy and waitFor take longer.
configure({ asyncUtilTimeout: 30_000 });

/** One worker for all stories: a docs page starts several at once, and two workers would fight over the network. */
let worker: Promise<ReturnType<typeof setupWorker>> | undefined;
const startWorker = () =>
  (worker ??= (async () => {
    const started = setupWorker();
    await started.start({ quiet: true, onUnhandledFrame: 'bypass' });
    return started;
  })());

let checkMessages: ReturnType<typeof expectMessages>;

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startWorker)],
  globalTypes: controls,
  initialGlobals,
  tags: ['autodocs'],
  argTypesEnhancers: [usableControls],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: ComponentPage, toc: { headingSelector: 'h2, h3' } },
    options: {
      // A designer reads the sidebar from the ground up.
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'Messages', 'Writing stories'],
          'Foundations',
          ['About tokens', 'Tokens', 'Make a brand', 'Brands'],
          'Components',
          'Forms',
          'Leads',
          'Specials',
          'Admin',
          'Site layout',
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
      <UiProvider key={id} schedule={holdTimers}>
        <Story />
      </UiProvider>
    ),
  ],
  beforeEach: async ({ id, globals, msw, viewMode }) => {
    // The API as it should be; stories replace single calls with `msw.use` in a beforeEach of their own.
    msw.use(...networkHandlers(globals), ...createHandlers());
    // What a form kept for a reload is not for the next story.
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('hvac-')) sessionStorage.removeItem(key);
    await document.fonts.ready;
    // Nothing is played on a docs page.
    checkMessages = viewMode === 'docs' ? undefined : expectMessages(id);
    return applyToolbar(globals);
  },
  afterEach: () => checkMessages?.(),
});
