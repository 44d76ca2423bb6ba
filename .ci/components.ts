import { join, dirname } from 'node:path/posix';
import { parseSync } from 'vite';

/** Source files by their path from the root. */
export type Sources = ReadonlyMap<string, string>;

interface Module {
  /** Components that the file itself declares and exports. */
  components: string[];
  /** What it imports or passes on: name and file. */
  uses: { name: string; file: string }[];
  /** Files that it imports as a whole, or lazily. */
  loads: string[];
}

/** What stands in a folder named `testing` is part of the stories around it. */
const isStory = (file: string) => file.endsWith('.stories.tsx') || file.includes('/testing/');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const fileOf = (component: string) => component.slice(0, component.lastIndexOf(': '));
const isComponentName = (name: string) => /^[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*$/.test(name);

function parse(file: string, code: string): Module {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const found: Module = { components: [], uses: [], loads: [] };
  const resolve = (specifier: string) => (specifier.startsWith('.') ? join(dirname(file), specifier) : specifier);
  for (const { moduleRequest, entries } of staticImports) {
    const from = resolve(moduleRequest.value);
    for (const { importName, isType } of entries) {
      if (isType) continue;
      if (importName.name) found.uses.push({ name: importName.name, file: from });
      else found.loads.push(from);
    }
  }
  for (const { entries } of staticExports) {
    for (const { moduleRequest, importName, exportName, isType } of entries) {
      if (isType || !exportName.name) continue;
      if (moduleRequest) found.uses.push({ name: importName.name ?? '*', file: resolve(moduleRequest.value) });
      else if (file.endsWith('.tsx') && isComponentName(exportName.name)) found.components.push(exportName.name);
    }
  }
  for (const { moduleRequest } of dynamicImports) {
    const specifier = /^['"](.+)['"]$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[1];
    if (specifier) found.loads.push(resolve(specifier));
  }
  return found;
}

export interface Shortcomings {
  /** Components of the package's entry points that no story imports. */
  publicWithoutStory: string[];
  /** Components that no story shows, not even inside of another component. */
  neverShown: string[];
  /** Components that no entry point exports and no other file uses. */
  unreachable: string[];
}

/** What is wrong with the components of a package, as "file: name". `shown` are further files that count as stories. */
export function shortcomings(sources: Sources, entries: readonly string[], shown: readonly string[]): Shortcomings {
  const modules = new Map([...sources].map(([file, code]) => [file, parse(file, code)]));
  const stories = [...modules.keys()].filter((file) => isStory(file) || shown.includes(file));
  const usesOf = (files: readonly string[]) =>
    new Set(files.flatMap((file) => (modules.get(file)?.uses ?? []).map(({ name, file: from }) => `${from}: ${name}`)));

  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const module = modules.get(file);
    for (const next of [...(module?.uses ?? []).map(({ file: from }) => from), ...(module?.loads ?? [])]) follow(next);
  };
  for (const story of stories) follow(story);

  const inStories = usesOf(stories);
  const exported = usesOf(entries);
  const product = [...modules.keys()].filter((file) => !isStory(file) && !isTest(file));
  const inProduct = usesOf(product);
  const loadedWhole = new Set(product.flatMap((file) => modules.get(file)?.loads ?? []));
  const components = [...modules].flatMap(([file, module]) =>
    isStory(file) || isTest(file) || shown.includes(file) ? [] : module.components.map((name) => `${file}: ${name}`),
  );
  return {
    publicWithoutStory: components.filter((component) => exported.has(component) && !inStories.has(component)),
    neverShown: components.filter((component) => !seen.has(fileOf(component))),
    unreachable: components.filter((component) => !inProduct.has(component) && !loadedWhole.has(fileOf(component))),
  };
}
