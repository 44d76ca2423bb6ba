import '../packages/ui/src/theme/fonts.css';
import '../packages/ui/src/theme/theme.css.ts';
import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { lazy, Suspense } from 'react';
import { PRELOAD_ENTRIES } from 'storybook/internal/core-events';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { UiProvider } from '../packages/ui/src/api/UiProvider.tsx';
import { createHandlers } from '../packages/ui/src/mocks/handlers.ts';
import { holdTimers } from '../packages/ui/test/timers.ts';
import { usableControls } from './docs/controls.ts';
import { dropFocus, expectFocusKept, forgetFocus } from './focus.ts';
import { theme } from './theme.ts';
import { applyToolbar, controls, initialGlobals, networkHandlers } from './toolbar.ts';
import { viewports } from './viewports.ts';

configure({
  // On a busy machine findBy and waitFor take longer.
  asyncUtilTimeout: 30_000,
  // A query that is tried again and again would print the page each time.
  getElementError: (message) => new Error(message ?? ''),
});

/** One worker for all stories: a docs page starts several at once, and two workers would fight over the network. */
let worker: Promise<ReturnType<typeof setupWorker>> | undefined;
const startWorker = () =>
  (worker ??= (async () => {
    const started = setupWorker();
    await started.start({ quiet: true, onUnhandledFrame: 'bypass' });
    return started;
  })());

/** Only the browser of a test run takes pictures. */
const pictures = '__vitest_browser__' in window ? [(await import('./take-pictures.ts')).takePictures] : [];

/** A story alone does without the blocks of docs pages. */
const ComponentPage = lazy(async () => ({ default: (await import('./docs/ComponentPage.tsx')).ComponentPage }));

export default definePreview({
  addons: [...pictures, addonA11y(), definePreviewAddon<DocsTypes>(docs), addonMsw(startWorker), addonPseudoStates()],
  globalTypes: controls,
  initialGlobals,
  // The sidebar filters by them. What no entry exports is `internal` instead.
  tags: ['autodocs', 'stable'],
  argTypesEnhancers: [usableControls],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    // A docs page shows what a play function brings about. Those that move the focus are tagged `!autodocs`: one link each.
    docs: {
      page: () => (
        <Suspense fallback={<p data-loading>Loading the guide</p>}>
          <ComponentPage />
        </Suspense>
      ),
      theme,
      story: { autoplay: true },
      // A copied snippet runs: it has its imports.
      source: {
        transform: async (code: string) => {
          const { importsOf } = await import('./docs/exports.ts');
          return [importsOf(code), code].filter(Boolean).join('\n\n');
        },
      },
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .sb-unstyled *' },
    },
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
          'Lead forms',
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
  // The manager asks for the neighbors of each story, which a first visit waits for.
  beforeAll: () => {
    addons.getChannel().removeAllListeners(PRELOAD_ENTRIES);
  },
  decorators: [
    (Story, { id }) => (
      <UiProvider key={id} schedule={holdTimers}>
        <Story />
      </UiProvider>
    ),
  ],
  beforeEach: async ({ globals, msw }) => {
    // The API as it should be; stories replace single calls with `msw.use` in a beforeEach of their own.
    msw.use(...networkHandlers(globals), ...createHandlers());
    // The addon of pseudo-states leaves them on the page.
    document.body.className = document.body.className.replaceAll(/\bpseudo-\S+/g, '');
    // What a form kept for a reload is not for the next story.
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('hvac-')) sessionStorage.removeItem(key);
    forgetFocus();
    await document.fonts.ready;
    return applyToolbar(globals);
  },
  afterEach: async ({ parameters }) => {
    await expectFocusKept();
    dropFocus(parameters);
  },
});
