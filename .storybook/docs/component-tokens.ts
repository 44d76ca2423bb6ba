import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = resolve(import.meta.dirname, '../../packages/ui/src');
const name = 'virtual:component-tokens';

/** Tokens that the styles in each component's folder read, by the folder's name: `{ Button: ['color.action'] }`. */
function readTokens(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of globSync('**/*.css.ts', { cwd: folder, exclude: ['theme/**'] })) {
    const folderName = basename(dirname(file));
    const component = folderName === 'private' ? basename(file, '.css.ts') : folderName;
    const used = readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\b(?:vars|brand)\.(\w+\.\w+)/g);
    const tokens = [...(found[component] ?? []), ...Array.from(used, ([, token = '']) => token)];
    found[component] = [...new Set(tokens)].toSorted();
  }
  return found;
}

/** Gives the docs pages what the style sheets' sources say of tokens. */
export const componentTokens = (): Plugin => ({
  name: 'component-tokens',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export const tokensOf = ${JSON.stringify(readTokens())};` : undefined),
});
