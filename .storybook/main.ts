import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import { componentTokens } from './docs/component-tokens.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    // 600 kB that the static Storybook has no use for.
    ...(process.env['NODE_ENV'] === 'development' ? ['@chromatic-com/storybook'] : []),
  ],
  staticDirs: ['./public', { from: '../packages/content/pictures', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin(), componentTokens()],
      // The modules that say 'use client' are for a browser here anyway.
      build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
      resolve: { conditions: ['@hvac/source', ...defaultClientConditions] },
      // What stories import, listed: a cold cache would otherwise reload in the middle of a test run.
      optimizeDeps: {
        include: [
          'react',
          'react-dom',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          'react-dom/client',
          'react-dom/server',
          '@hvac/ui > @hookform/resolvers/zod',
          '@tanstack/react-query',
          '@vanilla-extract/recipes/createRuntimeFn',
          '@vanilla-extract/sprinkles/createRuntimeSprinkles',
          'axe-core',
          'msw',
          'msw/browser',
          'radix-ui',
          'react-hook-form',
          'react-router-dom',
          'storybook/test',
          'zod/mini',
        ],
      },
    }),
});
