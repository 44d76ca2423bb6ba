import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifests } from 'storybook/internal/types';
import { propertiesOf } from './docgen.ts';
import { entryNames, readImports } from './imports.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = Object.fromEntries(entryNames.map((name) => [name, read(`packages/ui/src/${name}.ts`)]));
const { entryOf, importsOf } = readImports(sources);

/** A story as it would stand in an app. */
function asInAnApp(snippet: string): string {
  const code = snippet.replaceAll('fn()', '() => {}');
  const company = /\bcompany=\{company\}/.test(code) ? `import { company } from '@hvac/content';` : '';
  const imports = [importsOf(code), company].filter(Boolean);
  return [...imports, `\nexport ${code}`].join('\n').trim();
}

/**
 * A preset of Storybook: gives each component of its manifest the properties that the docs tables show, and those that an
 * entry point exports the imports and snippets that an app has. Storybook guesses the imports, and reads no types of our
 * other packages before these are built.
 */
export function experimental_manifests(manifests: Manifests): Manifests {
  for (const component of Object.values(manifests.components?.components ?? {})) {
    const { name, path, stories } = component;
    const file = path.replace(/[^/]*$/, `${name}.tsx`);
    const [found] = existsSync(join(root, file))
      ? propertiesOf(read(file), join(root, file)).filter(({ displayName }) => displayName === name)
      : [];
    if (found) Object.assign(component, { reactDocgen: found, error: undefined });
    component.import = importsOf(`<${name}`);
    if (!entryOf(name)) continue;
    for (const story of stories) {
      // What its play function does needs no snippet.
      delete story.warning;
      if (story.snippet) story.snippet = asInAnApp(story.snippet);
    }
  }
  return manifests;
}
