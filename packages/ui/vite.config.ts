import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { designTokens } from './src/theme/designTokens.ts';
import { defineConfig, type Plugin } from 'vite';

const from = (path: string) => resolve(import.meta.dirname, path);

/** TypeScript 7 refuses `import '@hvac/ui/styles.css'` unless the style sheet has a declaration beside it. */
const styleSheetTypes = (): Plugin => ({
  name: 'style-sheet-types',
  writeBundle: () => writeFile(from('dist/styles.css.d.ts'), 'export {};\n'),
});

/** The tokens as a file, for design tools that import the W3C format. */
const tokensFile = (): Plugin => ({
  name: 'tokens-file',
  writeBundle: () => writeFile(from('dist/tokens.json'), `${JSON.stringify(designTokens, null, 2)}\n`),
});

/** The package as it is published: one JavaScript file a module, so that bundlers take only what is used. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), styleSheetTypes(), tokensFile()],
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    cssCodeSplit: false,
    lib: {
      entry: Object.fromEntries(
        ['index', 'specials', 'leads', 'admin', 'theme', 'mocks'].map((name) => [name, from(`src/${name}.ts`)]),
      ),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: (id) => !/^[./\0]|^virtual:/.test(id) && !id.includes('.css.ts'),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
