import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

/** Export condition for source files, so that no package has to be built first. */
const source = '@hvac/source';

const styleFiles = globSync('../ui/src/**/*.css.ts', { cwd: import.meta.dirname }).toSorted();
/** Prefix of each file's class names: vanilla-extract's hash without the trailing number. */
const prefixes = new Map<string, string>();

/**
 * Class names from the number of their file. Hashes would cost every page half a kilobyte, since they do not
 * compress. Both builds, for the browser and the prerender, get the same names.
 */
function identifiers({ hash, filePath }: { hash: string; filePath: string }): string {
  const number = styleFiles.indexOf(filePath);
  const prefix = prefixes.get(filePath) ?? hash.slice(0, -1);
  prefixes.set(filePath, prefix);
  if (number < 0 || !hash.startsWith(prefix)) throw new Error(`No number for the styles of ${filePath}`);
  return `_${number.toString(36).padStart(2, '0')}${hash.slice(prefix.length)}`;
}

/** Pattern for paths in src of our packages. What the first script shares with React stays in its file: one request. */
const ours = (paths: string) =>
  String.raw`packages/(?:company|content|site|ui)/src/(?!hydration/|model/landing\.)(?:${paths})`;
const libraries = (names: string) => `node_modules/(?:${names})/`;

/** Names of what only a page or the office shows, or what loads later. */
const rare = {
  components: 'Dialog|DropdownMenu|InlineError|Toast|ToggleGroup|Tooltips/TooltipLayer',
  sections: 'HeroSlider|MapEmbed|ServiceAreaMap|VideoEmbed|ZipCheck',
  /** How the office reads a lead. */
  model: 'emergency|phone',
};
const sharedByAllPages = [
  `components/(?!${rare.components})`,
  `site/(?:layout/|sections/(?!${rare.sections})|templates/(?:FailurePage/|PageLayout/|CityPage/(?!CityPage[.]tsx)))`,
  '(?:errors|head|navigation|theme)/|words/(?:components|site)[.]',
  // Files of src itself, and what all pages use of the model.
  String.raw`(?:model/(?!(?:${rare.model})\.))?[^/]+$`,
].join('|');

/**
 * Chunks of shared code, by folder. There are few, because the first interaction loads a page's code in parallel requests
 * that each cost time. React has its own chunk, because it changes less often than the site and can stay in the
 * visitor's cache over a release. `npm run bench -- sizes` measures each.
 */
const groups = [
  { name: 'react', test: libraries('react|react-dom|react-router|react-router-dom|scheduler') },
  {
    name: 'forms',
    test: `${libraries('zod|react-hook-form|@hookform')}|${ours('(?:(?:model|words)/)?forms/(?!career|referral|resume)|lead-forms/|model/states')}`,
    minShareCount: 2,
  },
  { name: 'query', test: `${libraries('@tanstack')}|${ours('api/|components/Toast/')}`, minShareCount: 2 },
  { name: 'specials', test: ours('specials/(?:use|Initial)|(?:words/|model/)special|specials[.]ts'), minShareCount: 2 },
  { name: 'posts', test: ours('posts/'), minShareCount: 2 },
  // Code of all or most pages. It imports only React's chunk: chunks with circular imports
  // would run before their dependencies.
  { name: 'site', test: `${libraries('@vanilla-extract')}|${ours(sharedByAllPages)}` },
].map(({ test, ...group }, index, all) => ({ ...group, test: new RegExp(test), priority: all.length - index }));

/** Removes Vite's preload helper, a quarter of the first script, which `modulePreload: false` makes useless. */
const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** Fails the build on circular chunk imports, which would run before their dependencies and break hydration. */
const noCircularChunks: Plugin = {
  name: 'no-circular-chunks',
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
    noCircularChunks,
    react(),
    vanillaExtractPlugin(command === 'build' ? { identifiers } : {}),
  ],
  publicDir: isSsrBuild ? false : 'public',
  define: {
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
    'import.meta.env.VITE_PUBLIC_ORIGIN': JSON.stringify(process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:3000'),
    // Selects React's production build.
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions] },
    // The API imports this bundle from the built site, where no packages are installed.
    ...(isSsrBuild && { noExternal: true as const }),
  },
  build: {
    // For JavaScript and CSS, from the browserslist in the root package.json.
    target: browserslistToEsbuild(),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // One style sheet: each page inlines the rules it uses, and the whole sheet loads with React.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The first script loads everything that a page needs at once.
    modulePreload: false,
    // The server serves no files from dot folders.
    outDir: isSsrBuild ? 'dist/client/.server' : 'dist/client',
    rolldownOptions: {
      // A slow machine would be told that the styles take most of the build.
      checks: { bundlerTimings: false },
      ...(!isSsrBuild && {
        input: 'src/hydration/first-script.ts',
        output: {
          // Every page names its scripts, and hashes do not compress.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: { groups, includeDependenciesRecursively: false },
          // V8's compile hint: Chrome compiles these files in other threads while React's, the largest, still loads, in
          // place of one function after the other while the page hydrates.
          postBanner: ({ name }) => (/^(?:site|forms|query)$/.test(name) ? '//# allFunctionsCalledOnLoad' : ''),
        },
      }),
    },
  },
  server: { proxy: { '/api': 'http://localhost:3001' } },
}));
