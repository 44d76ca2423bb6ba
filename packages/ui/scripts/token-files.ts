/**
 * Writes the tokens into `dist`, in the W3C format for design tools. Each brand is a style sheet that turns the package's
 * own look into it, `@hvac/ui/brands/harbor.css`, and a mode for design tools, `@hvac/ui/brands/harbor.tokens.json`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { brandNames, brandProperties, brands } from '../src/theme/brands/brands.ts';
import { designTokens, designTokensOf } from '../src/theme/designTokens.ts';

const write = (name: string, text: string) => writeFile(resolve(import.meta.dirname, '../dist', name), text);
const writeJson = (name: string, value: unknown) => write(name, `${JSON.stringify(value, null, 2)}\n`);

await writeJson('tokens.json', designTokens);
await mkdir(resolve(import.meta.dirname, '../dist/brands'), { recursive: true });
for (const name of brandNames.filter((brand) => brand !== 'coastal')) {
  const rules = Object.entries(brandProperties(brands[name])).map((rule) => `  ${rule.join(': ')};\n`);
  await write(`brands/${name}.css`, `:root {\n${rules.join('')}}\n`);
  await write(`brands/${name}.css.d.ts`, 'export {};\n');
  await writeJson(`brands/${name}.tokens.json`, designTokensOf(brands[name]));
}
