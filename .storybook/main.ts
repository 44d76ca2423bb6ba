import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import { componentTokens } from './docs/component-tokens.ts';
import { docgen } from './docs/docgen.ts';
import { oneModule } from './one-module.ts';

const differences = process.env['DIFFERENCES'] ?? join(import.meta.dirname, '../test-results/differences');
// A published Storybook would be 50 MB larger with them.
const pictures = join(import.meta.dirname, '../test-results/pictures');
const hasPictures = process.env['NODE_ENV'] === 'development' && existsSync(pictures);

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
    // For assistants, too: the manifest of components as an app uses them.
    './docs/manifest.ts',
    // Answers coding assistants, in development alone.
    ...(process.env['NODE_ENV'] === 'development' ? ['@storybook/addon-mcp'] : []),
  ],
  staticDirs: [
    './public',
    { from: '../packages/company/pictures', to: '/pictures' },
    { from: '../packages/ui/src/theme/fonts', to: '/fonts' },
    // What the last `npm run test:visual -- --review` found, for the designer who opens Storybook next.
    ...(existsSync(differences) ? [{ from: differences, to: '/differences' }] : []),
    ...(hasPictures ? [{ from: pictures, to: '/taken' }] : []),
  ],
  // The manager links to the differences, and pages of many states show their pictures.
  env: (config) => ({
    ...config,
    STORYBOOK_DIFFERENCES: existsSync(differences) ? 'yes' : '',
    STORYBOOK_PICTURES: hasPictures ? 'yes' : '',
  }),
  managerHead: (head = '') =>
    `${head}<style>@font-face{font-family:Figtree;src:url(./fonts/figtree.woff2);font-weight:400 700}</style>`,
  // An object in a table of properties scrolls. The code of an internal part is of no use to an app. On a phone a table
  // scrolls, and not the page.
  previewHead: (head = '') =>
    `${head}<style>#storybook-docs .docblock-argstable td:last-child > div { max-height: 10rem; overflow: auto }
#storybook-docs:has([data-internal]) .sbdocs-preview-actions { display: none }
@media (max-width: 48em) { #storybook-docs table { display: block; overflow-x: auto } }
#storybook-docs .states { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 24px }
#storybook-docs .states li { margin: 0 }
.anatomy { padding: 32px; border: 1px solid var(--hvac-color-border); border-radius: 8px }
.anatomy-part { position: absolute; border-radius: 4px; outline: 1px dashed var(--hvac-color-action); outline-offset: 2px }
.anatomy-part span { position: absolute; inset: -10px auto auto -14px; width: 20px; border-radius: 50%;
  background: var(--hvac-color-action); color: var(--hvac-color-on-action); font: 700 12px/20px Figtree, sans-serif; text-align: center }
.anatomy-part:nth-of-type(even) span { inset: -10px -14px auto auto }</style>`,
  // The toolbar fits into 1280 px without the backgrounds, which the brand has.
  features: {
    backgrounds: false,
    componentsManifest: true,
    experimentalTestSyntax: true,
    sidebarOnboardingChecklist: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      // No test reads a table of properties.
      plugins: [!process.env['VITEST'] && docgen(), vanillaExtractPlugin(), componentTokens(), oneModule()],
      // The modules that say 'use client' are for a browser here anyway.
      build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
      resolve: {
        conditions: ['@hvac/source', ...defaultClientConditions],
        alias: { '#storybook': import.meta.dirname, '#test': join(import.meta.dirname, '../packages/ui/test') },
      },
      // What every story loads is transformed before the first browser asks.
      // Built files are never part of a story.
      server: { warmup: { clientFiles: ['./.storybook/preview.tsx'] }, watch: { ignored: ['**/dist/**'] } },
      // What stories import, listed: a cold cache would otherwise reload in the middle of a test run, and need not wait for more.
      optimizeDeps: {
        holdUntilCrawlEnd: false,
        include: [
          '@storybook/addon-a11y',
          '@storybook/addon-docs',
          '@storybook/addon-docs/blocks',
          '@storybook/react-vite',
          '@vanilla-extract/css',
          '@vanilla-extract/recipes',
          'mockdate',
          'msw-storybook-addon',
          'storybook/internal/core-events',
          'storybook/internal/preview/runtime',
          'storybook/preview-api',
          '@guidepup/virtual-screen-reader',
          '@storybook/addon-docs/preview',
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
          'storybook-addon-pseudo-states',
          'radix-ui',
          'react-hook-form',
          'react-router-dom',
          'storybook/internal/csf',
          'storybook/test',
          'zod/mini',
        ],
      },
    }),
});
