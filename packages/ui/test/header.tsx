import type { ReactNode } from 'react';
import { onlyOn } from '#storybook/viewports.ts';
import { LinkProvider } from '../src/components/link/LinkProvider.tsx';
import { company } from './fixtures/company.ts';
import { navigation } from './fixtures/shell.ts';

/** Shared by the header's story files: renders it on top of a short page. */
export const setting = {
  // In a very low window, the top bar is hidden.
  parameters: { layout: 'fullscreen' as const, visual: { viewport: true } },
  args: { company, navigation },
  decorators: [
    (Story: () => ReactNode) => (
      <>
        <Story />
        <main style={{ minHeight: 40, padding: 20 }}>
          <a href="/specials">A link of the page</a>
        </main>
      </>
    ),
  ],
};

/** The header on the page with this path. */
export const on = (path: string) => [
  (Story: () => ReactNode) => (
    <LinkProvider currentPath={path}>
      <Story />
    </LinkProvider>
  ),
];

/** Space for the open menus in the picture. */
export const room = [
  (Story: () => ReactNode) => (
    <div style={{ minHeight: 640 }}>
      <Story />
    </div>
  ),
];

export const wide = { ...onlyOn('desktop'), decorators: room };
export const narrow = onlyOn('phone');
