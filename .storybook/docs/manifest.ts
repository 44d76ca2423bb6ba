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

const typesOfReact = `import { type ComponentProps } from 'react';`;

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

/** The statements of the names in a story's file. */
type Declarations = ReadonlyMap<string, t.Node>;

const isOfApps = (declaration: t.ImportDeclaration) => /^@hvac\/content\/|^react$/.test(declaration.source.value);

/** Whether code reads the settings of its story, as `preview.meta` and `meta.story` do. */
const readsSettings = (code: string) => /\b(?:preview|meta)\b/.test(code);

/** Whether an app lacks what a name of a story's file says: it comes from a test's fixtures, or from the story's settings. */
function isOfTests(name: string, file: string, declared: Declarations, seen = new Set<string>()): boolean {
  const declaration = declared.get(name);
  // A handler of a test is an empty one in an app.
  if (!declaration || name === 'fn' || entryOf(name) || seen.has(name)) return false;
  seen.add(name);
  if (declaration.type === 'ImportDeclaration') return !isOfApps(declaration);
  const code = file.slice(declaration.start ?? 0, declaration.end ?? 0);
  if (readsSettings(code)) return true;
  return namesOf(code).free.some((free) => isOfTests(free, file, declared, seen));
}

/**
 * A snippet whose component is given what only tests have: `page={faqPage}` becomes `page={page}`, a property of the example.
 * So does what a component needs and the snippet leaves out.
 */
function withProperties(snippet: string, lacks: (name: string) => boolean, name: string, required: readonly string[]) {
  const given = new Map<string, Set<string>>();
  const edits: { start: number; end: number; text: string }[] = [];
  const give = (component: string, property: string, start: number, end: number, text: string) => {
    given.set(component, (given.get(component) ?? new Set()).add(property));
    edits.push({ start, end, text });
  };
  traverse(parser.parse(snippet, { sourceType: 'module', plugins: ['jsx', 'typescript'] }), {
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
      if (type === 'JSXElement' || !namesOf(`(${snippet.slice(start ?? 0, end ?? 0)})`).free.some(lacks)) return;
      give(element.name, property.name, start ?? 0, end ?? 0, property.name);
      path.skip();
    },
  });
  if (given.size === 0) return snippet;
  const whole = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), snippet);
  const properties = [...new Set([...given.values()].flatMap((names) => [...names]))].join(', ');
  const types = Array.from(
    given,
    ([component, names]) =>
      `Required<Pick<ComponentProps<typeof ${component}>, ${Array.from(names, (property) => `'${property}'`).join(' | ')}>>`,
  );
  return whole.replace('= () =>', `= ({ ${properties} }: ${types.join(' & ')}) =>`);
}

/**
 * A story as a module of an app, with what it names of its file. Undefined when it needs what no app has.
 * @param snippet its component: `const Primary = () => <Button>Send</Button>;`
 * @param file source of the story's file
 * @param isLeadForm whether it takes the facts that the README gives a form
 */
function asInAnApp(snippet: string, file: string, declarations: Declarations, isLeadForm: boolean): string | undefined {
  const declared = new Map(declarations);
  const imported = new Set<string>(snippet.includes('ComponentProps<') ? [typesOfReact] : []);
  const parts: string[] = [];
  const wanted: string[] = [];
  const add = (code: string) => {
    const part = code.replaceAll('fn()', '() => {}');
    parts.unshift(part);
    const types = [...declared.keys()].filter((one) => new RegExp(`: [^={\\n]*(?<!')\\b${one}\\b`).test(part));
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
      if (!isOfApps(declaration)) return undefined;
      const statement = file.slice(declaration.start ?? 0, declaration.end ?? 0);
      const type = declaration.importKind === 'type' || statement.includes(`type ${name}`) ? 'type ' : '';
      const [, renamed = ''] = new RegExp(`(\\w+ as )${name}\\b`).exec(statement) ?? [];
      imported.add(`import { ${type}${renamed}${name} } from '${declaration.source.value}';`);
    } else {
      const part = file.slice(declaration.start ?? 0, declaration.end ?? 0);
      if (readsSettings(part)) return undefined;
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
    const required = Object.entries(found?.props ?? {})
      .filter(([property, { required: isRequired }]) => isRequired && property !== 'children')
      .map(([property]) => property);
    const source = read(path);
    const { declared } = namesOf(source);
    const isLeadForm = entry.endsWith('/lead-forms');
    const lacks = (free: string) => !(free === 'company' && isLeadForm) && isOfTests(free, source, declared);
    for (const story of stories) {
      // What its play function does needs no snippet.
      delete story.warning;
      // A function of its args draws what these say.
      const isPlain = /^const \w+ = \(\)/.test(story.snippet ?? '');
      const given = isPlain && story.snippet && withProperties(story.snippet, lacks, name, required);
      const snippet = given && asInAnApp(given, source, declared, isLeadForm);
      if (snippet) story.snippet = snippet;
      else delete story.snippet;
    }
  }
  return manifests;
}
