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

const parse = (code: string) => parser.parse(code, { sourceType: 'module', plugins: ['jsx', 'typescript'] });

/** The names that some code uses and does not declare, and the statements that declare names in it. */
function namesOf(code: string) {
  let free: string[] = [];
  const declared = new Map<string, t.Node>();
  traverse(parse(code), {
    Program({ scope }) {
      free = Object.keys((scope as unknown as { globals: object }).globals);
      for (const [name, { path }] of Object.entries(scope.bindings)) declared.set(name, path.parent);
    },
  });
  return { free, declared };
}

/** A handler of a test is an empty one in an app. */
const withoutMocks = (code: string) => code.replaceAll('fn()', '() => {}');

/** A story's file, and the statements that declare names in it. */
interface StoryFile {
  code: string;
  declared: ReadonlyMap<string, t.Node>;
}

const statementOf = ({ code, declared }: StoryFile, name: string) => {
  const { start, end } = declared.get(name) ?? {};
  return code.slice(start ?? 0, end ?? 0);
};

/**
 * A snippet whose component is given as properties of the example what its story takes from its file: `page={faqPage}` becomes
 * `page={page}`. So is what a component needs and the snippet leaves out.
 */
function withProperties(snippet: string, { declared }: StoryFile, name: string, required: readonly string[]): string {
  const given = new Map<string, Set<string>>();
  const edits: { start: number; end: number; text: string }[] = [];
  const give = (component: string, property: string, start: number, end: number, text: string) => {
    given.set(component, (given.get(component) ?? new Set()).add(property));
    edits.push({ start, end, text });
  };
  const isOfFile = (free: string) => declared.has(free) && !entryOf(free);
  traverse(parse(snippet), {
    JSXOpeningElement({ node: { name: element, attributes } }) {
      if (element.type !== 'JSXIdentifier' || element.name !== name) return;
      const names = attributes.map((attribute) => attribute.type === 'JSXAttribute' && attribute.name.name);
      const end = element.end ?? 0;
      // A spread may give them.
      if (!names.includes(false))
        for (const property of required)
          if (!names.includes(property)) give(name, property, end, end, ` ${property}={${property}}`);
    },
    JSXAttribute(path) {
      const { name: property, value } = path.node;
      const element = path.parent.type === 'JSXOpeningElement' && path.parent.name;
      if (!element || element.type !== 'JSXIdentifier' || !entryOf(element.name)) return;
      if (typeof property.name !== 'string' || value?.type !== 'JSXExpressionContainer') return;
      const { type, start, end } = value.expression;
      // An element is given what it lacks itself.
      if (type === 'JSXElement' || !namesOf(`(${snippet.slice(start ?? 0, end ?? 0)})`).free.some(isOfFile)) return;
      give(element.name, property.name, start ?? 0, end ?? 0, property.name);
      path.skip();
    },
  });
  if (given.size === 0) return snippet;
  const properties = [...new Set([...given.values()].flatMap((names) => [...names]))].join(', ');
  const types = Array.from(
    given,
    ([component, names]) =>
      `Required<Pick<ComponentProps<typeof ${component}>, ${Array.from(names, (property) => `'${property}'`).join(' | ')}>>`,
  );
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), snippet)
    .replace('= () =>', `= ({ ${properties} }: ${types.join(' & ')}) =>`);
}

/** A snippet as a module of an app, with what it names of its file. Undefined when it needs what no app has. */
function asInAnApp(snippet: string, file: StoryFile): string | undefined {
  const imported = new Set<string>();
  if (snippet.includes('ComponentProps<')) imported.add(`import { type ComponentProps } from 'react';`);
  const parts: string[] = [];
  const wanted = new Set<string>();
  const add = (part: string) => {
    parts.unshift(part);
    const types = Array.from(part.matchAll(/[:<[] ?([A-Z]\w*)/g), ([, type = '']) => type);
    for (const name of [...namesOf(part).free, ...types]) wanted.add(name);
  };
  add(`export ${snippet}`);
  for (const name of wanted) {
    const declaration = file.declared.get(name);
    const entry = entryOf(name);
    if (entry && /^[a-z]/.test(name)) imported.add(`import { ${name} } from '${entry}';`);
    if (entry || !declaration) continue;
    const statement = withoutMocks(statementOf(file, name));
    if (declaration.type === 'ImportDeclaration') {
      if (!/^@hvac\/content\/|^react$/.test(declaration.source.value)) return undefined;
      // Without what else it imports.
      const [specifier = name] = new RegExp(`(?:type |\\w+ as )?\\b${name}\\b`).exec(statement) ?? [];
      const type = declaration.importKind === 'type' ? 'type ' : '';
      imported.add(`import { ${type}${specifier} } from '${declaration.source.value}';`);
    } else {
      // What reads the settings of its story, as `preview.meta` and `meta.story` do, is of no use without them.
      if (/\b(?:preview|meta)\b/.test(statement)) return undefined;
      add(statement);
    }
  }
  const code = parts.join('\n\n');
  // Facts that are written out make no example.
  if (code.length > 2500) return undefined;
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
    const required = Object.entries(found?.props ?? {})
      .filter(([property, { required: isRequired }]) => isRequired && property !== 'children')
      .map(([property]) => property);
    const code = read(path);
    const story: StoryFile = { code, declared: namesOf(code).declared };
    for (const told of stories) {
      // What its play function does needs no snippet.
      delete told.warning;
      const snippet = withoutMocks(told.snippet ?? '');
      // A function of its args draws what these say.
      const isPlain = /^const \w+ = \(\)/.test(snippet);
      const isWhole = required.every((property) => snippet.includes(` ${property}=`));
      const given =
        isPlain &&
        ((isWhole && asInAnApp(snippet, story)) || asInAnApp(withProperties(snippet, story, name, required), story));
      if (given) told.snippet = given;
      else delete told.snippet;
    }
  }
  return manifests;
}
