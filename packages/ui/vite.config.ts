import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite';

const from = (path: string) => resolve(import.meta.dirname, path);

const entries = ['index', 'forms', 'site', 'lead-forms', 'specials', 'admin', 'hydration', 'theme', 'mocks'];

/** What components expect of a page, for pages without the reset. */
const base = 'theme/base.css';

/** The style sheet of each folder of `src`, in the order of the cascade. */
const layers = {
  variables: 'theme',
  components: 'components',
  forms: 'forms',
  'lead-forms': 'lead-forms',
  specials: 'specials',
  site: 'site',
  admin: 'admin',
};

/** TypeScript 7 refuses `import '@hvac/ui/styles.css'` unless the style sheet has a declaration beside it. */
const emitSheet = (context: Rolldown.PluginContext, fileName: string, source: string): void => {
  context.emitFile({ type: 'asset', fileName, source });
  context.emitFile({ type: 'asset', fileName: `${fileName}.d.ts`, source: 'export {};\n' });
};

/**
 * Writes `styles.css` with all styles, one style sheet for each folder, and one for each component, so that an app
 * ships the styles it uses. Rules for bare elements are in `reset.css` only.
 */
const styleSheets = (): Plugin => ({
  name: 'style-sheets',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      /** Names of the style sheets that a module and its imports have, in the order of the cascade. */
      const sheetsOf = (
        fileNames: readonly string[],
        seen = new Set<string>(),
        found = new Set<string>(),
      ): string[] => {
        for (const fileName of fileNames) {
          const chunk = bundle[fileName];
          if (chunk?.type !== 'chunk' || seen.has(fileName)) continue;
          seen.add(fileName);
          sheetsOf([...chunk.imports, ...chunk.dynamicImports], seen, found);
          for (const name of chunk.viteMetadata?.importedCss ?? []) found.add(name);
        }
        return [...found];
      };
      const textOf = (names: readonly string[]) => names.map((name) => contents.get(name)).join('\n');
      const emit = (fileName: string, names: readonly string[]) => emitSheet(this, fileName, textOf(names));

      const all = sheetsOf([base, ...entries].map((entry) => `${entry}.js`));
      const contents = new Map<string, string>();
      for (const name of all) {
        const { source } = bundle[name] as Rolldown.OutputAsset;
        contents.set(name, String(source));
        delete bundle[name];
      }
      const reset = all.filter((name) => name.startsWith('theme/reset.'));
      const styles = all.filter((name) => !reset.includes(name));

      emit('styles.css', styles);
      emitSheet(this, 'reset.css', `@layer hvac.reset {\n${textOf(reset)}\n}\n`);
      for (const [sheet, folder] of Object.entries(layers)) {
        emit(
          `${sheet}.css`,
          styles.filter((name) => name.startsWith(`${folder}/`)),
        );
      }
      for (const fileName of Object.keys(bundle)) {
        const [, component] = /^components\/(?:layout\/)?(\w+)\/\1\.js$/.exec(fileName) ?? [];
        if (component === undefined) continue;
        emit(
          `components/${component}.css`,
          sheetsOf([fileName]).filter((name) => !name.startsWith('theme/')),
        );
      }
    },
  },
});

/** The package as it is published: one JavaScript file a module, so that bundlers take only what is used. */
export default defineConfig({
  // Styles are evaluated with the company's colors from source.
  resolve: { conditions: ['@hvac/source', ...defaultClientConditions] },
  plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `hvac-${hash}` }), styleSheets()],
  build: {
    // For JavaScript and style sheets: the browserslist of the repository's package.json.
    target: browserslistToEsbuild(),
    minify: false,
    // One style sheet a module, which `styleSheets` puts together.
    cssCodeSplit: true,
    lib: {
      entry: Object.fromEntries([base, ...entries].map((name) => [name, from(`src/${name}.ts`)])),
      formats: ['es'],
    },
    rolldownOptions: {
      // Each module is a file of its own, so 'use client' stays where it was written.
      checks: { moduleLevelDirective: false },
      external: (id) => !/^[./\0]|^virtual:/.test(id) && !id.includes('.css.ts'),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
