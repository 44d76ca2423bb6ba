import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { brandNames, brandProperties, brands } from './src/theme/brands/brands.ts';
import { designTokens } from './src/theme/designTokens.ts';
import { defineConfig, type Plugin } from 'vite';

const from = (path: string) => resolve(import.meta.dirname, path);

/** TypeScript 7 refuses `import '@hvac/ui/styles.css'` unless the style sheet has a declaration beside it. */
const styleSheetTypes = (): Plugin => ({
  name: 'style-sheet-types',
  writeBundle: () => writeFile(from('dist/styles.css.d.ts'), 'export {};\n'),
});

/**
 * What is set on bare elements goes into a style sheet of its own: an app that installs the package for a button must
 * not find its headings and lists changed.
 */
const resetFile = (): Plugin => {
  let rules = '';
  return {
    name: 'reset-file',
    enforce: 'pre',
    transform(css, id) {
      if (!/theme\/reset\.css\.ts\.vanilla\.css/.test(id)) return undefined;
      rules = css;
      return '';
    },
    async writeBundle() {
      if (!rules) throw new Error('The reset has no rules: its module is no longer theme/reset.css.ts');
      await writeFile(from('dist/reset.css'), `@layer hvac.reset {\n${rules}\n}\n`);
      await writeFile(from('dist/reset.css.d.ts'), 'export {};\n');
    },
  };
};

/** The tokens as a file, for design tools that import the W3C format. */
const tokensFile = (): Plugin => ({
  name: 'tokens-file',
  writeBundle: () => writeFile(from('dist/tokens.json'), `${JSON.stringify(designTokens, null, 2)}\n`),
});

/** Each brand as a style sheet that turns the package's own look into it: `@hvac/ui/brands/harbor.css`. */
const brandFiles = (): Plugin => ({
  name: 'brand-files',
  async writeBundle() {
    await mkdir(from('dist/brands'), { recursive: true });
    for (const name of brandNames.filter((brand) => brand !== 'coastal')) {
      const rules = Object.entries(brandProperties(brands[name])).map((rule) => `  ${rule.join(': ')};\n`);
      await writeFile(from(`dist/brands/${name}.css`), `:root {\n${rules.join('')}}\n`);
      await writeFile(from(`dist/brands/${name}.css.d.ts`), 'export {};\n');
    }
  },
});

/** The package as it is published: one JavaScript file a module, so that bundlers take only what is used. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), resetFile(), styleSheetTypes(), tokensFile(), brandFiles()],
  build: {
    // For JavaScript and style sheets: the browserslist of the repository's package.json.
    target: browserslistToEsbuild(),
    minify: false,
    sourcemap: true,
    cssCodeSplit: false,
    lib: {
      entry: Object.fromEntries(
        ['index', 'forms', 'site', 'lead-forms', 'specials', 'admin', 'theme', 'mocks'].map((name) => [
          name,
          from(`src/${name}.ts`),
        ]),
      ),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      // Each module is a file of its own, so 'use client' stays where it was written.
      checks: { moduleLevelDirective: false },
      external: (id) => !/^[./\0]|^virtual:/.test(id) && !id.includes('.css.ts'),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
