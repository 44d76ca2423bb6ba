import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

/** The packages are read from source, so that a change anywhere shows at once and nothing needs building first. */
const source = '@hvac/source';

/**
 * Libraries change less often than the site: in chunks of their own they stay in the visitor's cache over a release.
 * `npm run bench:chunks` tells what each weighs.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
    priority: 1,
  },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/ },
  { name: 'validation', test: /node_modules[\\/](?:zod|react-hook-form|@hookform)[\\/]/ },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  publicDir: isSsrBuild ? false : 'public',
  define: {
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
    'import.meta.env.VITE_PUBLIC_ORIGIN': JSON.stringify(process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:3000'),
  },
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  build: {
    target: 'es2023',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // One stylesheet: each page inlines the rules it uses, in the stylesheet's order, and the whole follows with React.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    ...(isSsrBuild ? {} : { rolldownOptions: { input: 'src/entry.defer.ts', output: { codeSplitting: { groups } } } }),
  },
  server: { proxy: { '/api': 'http://localhost:3001' } },
}));
