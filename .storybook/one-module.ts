import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '..');

/** In development a browser asks for the model and the words once each, and not for each of their sixty files. */
export const oneModule = (): Plugin => ({
  name: 'one-module',
  apply: 'serve',
  load: {
    filter: { id: /\/packages\/content\/src\/(?:model|words)\.ts$/ },
    async handler(id) {
      const { metafile, outputFiles } = await build({
        absWorkingDir: root,
        bundle: true,
        entryPoints: [id],
        format: 'esm',
        metafile: true,
        packages: 'external',
        sourcemap: 'inline',
        write: false,
      });
      for (const file of Object.keys(metafile.inputs)) this.addWatchFile(resolve(root, file));
      return outputFiles[0]?.text;
    },
  },
});
