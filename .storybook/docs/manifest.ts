import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser, traverse, type types as t } from 'storybook/internal/babel';
import type { Manifests } from 'storybook/internal/types';
import { propertiesOf } from './docgen.ts';
import { entryNames, readImports } from './imports.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = Object.fromEntries(entryNames.map((name) => [name, read(`packages/ui/src/${name}.ts`)]));
const { entryOf, importsOf } = readImports(sources);

/** The facts that the README gives a form. */
const [company = ''] = /const company = \{[^]*?\} as const;/.exec(read('packages/ui/README.md')) ?? [];

/** The names that some code uses and does not declare, and the statements that declare names in it. */
function namesOf(code: string) {
  let free: string[] = [];
  const declared = new Map<string, t.Node>();
  traverse(parser.parse(code, { sourceType: 'module', plugins: ['jsx', 'typescript'] }), {
    Program({ scope }) {
      free = Object.keys((scope as unknown as { globals: object }).globals);
      for (const [name, { path }] of Object.entries(scope.bindings)) declared.set(name, path.parent);
    },
  });
  return { free, declared };
}

/**
 * A story as a module of an app, with what it names of its file. Undefined when it needs what no app has.
 * @param snippet its component: `const Primary = () => <Button>Send</Button>;`
 * @param file source of the story's file
 * @param declarations the statement of each name in it
 * @param isLeadForm whether it takes the facts that the README gives a form
 */
function asInAnApp(
  snippet: string,
  file: string,
  declarations: ReadonlyMap<string, t.Node>,
  isLeadForm: boolean,
): string | undefined {
  // It draws what its args say.
  if (/^const \w+ = \((?!\))/.test(snippet)) return undefined;
  const declared = new Map(declarations);
  const imported = new Set<string>();
  const parts: string[] = [];
  const wanted: string[] = [];
  const add = (code: string) => {
    const part = code.replaceAll('fn()', '() => {}');
    parts.unshift(part);
    const types = [...declared.keys()].filter((name) => new RegExp(`: .*\\b${name}\\b`).test(part));
    wanted.push(...namesOf(part).free, ...types);
  };
  add(`export ${snippet}`);
  for (const name of wanted) {
    const declaration = declared.get(name);
    const entry = entryOf(name);
    if (entry && /^[a-z]/.test(name)) imported.add(`import { ${name} } from '${entry}';`);
    if (entry || !declaration) continue;
    declared.delete(name);
    if (name === 'company' && isLeadForm) {
      parts.unshift(company);
    } else if (declaration.type === 'ImportDeclaration') {
      if (!/^@hvac\/content\/|^react$/.test(declaration.source.value)) return undefined;
      const statement = file.slice(declaration.start ?? 0, declaration.end ?? 0);
      const type = declaration.importKind === 'type' || statement.includes(`type ${name}`) ? 'type ' : '';
      imported.add(`import { ${type}${name} } from '${declaration.source.value}';`);
    } else {
      const part = file.slice(declaration.start ?? 0, declaration.end ?? 0);
      if (/\b(?:preview|meta)\b/.test(part)) return undefined;
      add(part);
    }
  }
  const code = parts.join('\n\n');
  // Facts that are written out make no example.
  if (code.includes('...company') || code.length > 2500) return undefined;
  return [[importsOf(code), ...imported].filter(Boolean).join('\n'), code].join('\n\n');
}

/**
 * A preset of Storybook: gives each component of its manifest the properties that the docs tables show, and those that an
 * entry point exports the imports and snippets that an app has. Storybook guesses the imports, and reads no types of our
 * other packages before these are built.
 */
export function experimental_manifests(manifests: Manifests): Manifests {
  for (const component of Object.values(manifests.components?.components ?? {})) {
    const { path, stories } = component;
    // Where a story says "Toast as ComponentType", so does Storybook.
    const [name = ''] = component.name.split(' ');
    const file = path.replace(/[^/]*$/, `${name}.tsx`);
    const [found] = existsSync(join(root, file))
      ? propertiesOf(read(file), join(root, file)).filter(({ displayName }) => displayName === name)
      : [];
    if (found) Object.assign(component, { reactDocgen: found, error: undefined });
    component.import = importsOf(`<${name}`);
    const entry = entryOf(name);
    if (!entry) continue;
    const required = Object.entries(found?.props ?? {}).filter(([key, prop]) => prop.required && key !== 'children');
    const source = read(path);
    const { declared } = namesOf(source);
    for (const story of stories) {
      // What its play function does needs no snippet.
      delete story.warning;
      // Storybook does not read args that a story takes from another file.
      const isWhole = required.every(([property]) => new RegExp(`\\b${property}\\b`).test(story.snippet ?? ''));
      const snippet =
        isWhole && story.snippet && asInAnApp(story.snippet, source, declared, entry.endsWith('/lead-forms'));
      if (snippet) story.snippet = snippet;
      else delete story.snippet;
    }
  }
  return manifests;
}
