import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

/** The packages are read from source, so that a change anywhere shows at once and nothing needs building first. */
const source = '@hvac/source';

const styleFiles = globSync('../ui/src/**/*.css.ts', { cwd: import.meta.dirname }).toSorted();
/** What a file's names begin with: its first one is number 0. */
const beginnings = new Map<string, string>();

/**
 * Names of classes by the number of their file: a hash in their place costs every page half a kilobyte, since nothing
 * compresses it. The same in the build for the browser and in the one for the prerender.
 */
function identifiers({ hash, filePath }: { hash: string; filePath: string }): string {
  const number = styleFiles.indexOf(filePath);
  const beginning = beginnings.get(filePath) ?? hash.slice(0, -1);
  beginnings.set(filePath, beginning);
  if (number < 0 || !hash.startsWith(beginning)) throw new Error(`No number for the styles of ${filePath}`);
  return `_${number.toString(36).padStart(2, '0')}${hash.slice(beginning.length)}`;
}

/** Files of ours by the beginning of their path in src, but for those that the first script brings. */
const ours = (paths: string) =>
  String.raw`packages/(?:content|site|ui)/src/(?!.*(?:typedTexts|storage|turnSlides|report|landing)\.ts)(?:${paths})`;
const libraries = (names: string) => `node_modules/(?:${names})/`;
/** The parts of the model that check what a form holds. */
const schemas =
  'captcha|career-application|contact|person|quote|receipt|referral|sentence|service-request|specials|text';

const everywhere = [
  'theme/|components/(?!Dialog|DropdownMenu|InlineError|schedule|Toast|ToggleGroup)|site/layout/|site/sections/(?!HeroSlider|MapEmbed|ServiceAreaMap|VideoEmbed)',
  `model/(?!lead-list|lead-change|lead-sources|overview|people|team|login|field-labels|retention|client-errors|(?:${schemas})\\.)|head/|navigation/|errors/|pages/parents|site/pages/(?:FailurePage|PageLayout)|SiteShell|root`,
  String.raw`(?:pages|paths|routes|company|drawings|claims|map|metadata|navigation|redirects|specials)\.ts$`,
].join('|');

/**
 * What pages share, in few chunks: the first touch brings a page's code in one wave of requests, and each of them costs.
 * Libraries change less often than the site: React is a chunk of its own, which stays in the visitor's cache over a
 * release. `npm run bench -- sizes` tells what each weighs.
 */
const groups = [
  { name: 'react', test: libraries('react|react-dom|react-router|react-router-dom|scheduler') },
  {
    name: 'forms',
    test: `${libraries('zod|react-hook-form|@hookform')}|${ours(`forms/|lead-forms|api/(?:useCaptcha|uploadRequest)|pages/FormPage|model/(?:${schemas})\\.|words/(?:captcha|lead-forms)\\.`)}`,
    minShareCount: 2,
  },
  {
    name: 'query',
    test: `${libraries('@tanstack')}|${ours('api/|components/(?:Toast|schedule)|query-client')}`,
    minShareCount: 2,
  },
  { name: 'specials', test: ours('specials/|words/specials'), minShareCount: 2 },
  { name: 'posts', test: ours('posts/'), minShareCount: 2 },
  // What all pages have, and what most of them share. It imports nothing of the others but React: chunks that import
  // each other would run before what they need.
  { name: 'site', test: `${libraries('@vanilla-extract')}|${ours(everywhere)}` },
].map(({ test, ...group }, index, all) => ({ ...group, test: new RegExp(test), priority: all.length - index }));

/** Vite preloads nothing here (see modulePreload), but its helper for that would be a quarter of the first script. */
const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** Chunks that import each other run before what they need: the page would never come alive. */
const withoutCircles: Plugin = {
  name: 'without-circles',
  generateBundle(_options, bundle) {
    const importsOf = (file: string) => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? chunk.imports : [];
    };
    const follow = (path: readonly string[]): void => {
      for (const file of importsOf(path.at(-1) ?? '')) {
        if (path.includes(file)) this.error(`Chunks import each other: ${[...path, file].join(' -> ')}`);
        follow([...path, file]);
      }
    };
    for (const file of Object.keys(bundle)) follow([file]);
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    withoutPreloadHelper,
    withoutCircles,
    react(),
    vanillaExtractPlugin(command === 'build' ? { identifiers } : {}),
  ],
  publicDir: isSsrBuild ? false : 'public',
  define: {
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
    'import.meta.env.VITE_PUBLIC_ORIGIN': JSON.stringify(process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:3000'),
    // React picks its production build by this, whoever loads what was built.
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions] },
    // The server that writes pages loads it from the built site, where no package is installed.
    ...(isSsrBuild && { noExternal: true as const }),
  },
  build: {
    // For JavaScript and style sheets: the browserslist of the repository's package.json.
    target: browserslistToEsbuild(),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // One stylesheet: each page inlines the rules it uses, in the stylesheet's order, and the whole follows with React.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The first script knows what each page needs, and brings all of it at once.
    modulePreload: false,
    // The server serves no file of a folder whose name begins with a dot.
    outDir: isSsrBuild ? 'dist/client/.server' : 'dist/client',
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: 'src/entry/defer.ts',
            output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
          },
        }),
  },
  server: { proxy: { '/api': 'http://localhost:3001' } },
}));
