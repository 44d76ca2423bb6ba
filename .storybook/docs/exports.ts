import { readImports } from './imports.ts';

const sources = import.meta.glob<string>('../../packages/ui/src/{index,forms,lead-forms,specials,site,admin}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The imports of what the docs pages show. */
export const { entries, entryOf, importsOf } = readImports(sources);
