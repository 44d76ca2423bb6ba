import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The modules of the package by their path below `src`, without comments. */
const root = join(import.meta.dirname, '../src');
const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: root }).map((file) => [
    file,
    readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''),
  ]),
);
const entries = [...sources.keys()].filter((file) => /^[\w-]+\.ts$/.test(file));

type Sources = ReadonlyMap<string, string>;

const isClient = (code: string) => /^\s*'use client';/.test(code);

/** What a module imports of the package when it runs. */
const importsOf = (file: string, code: string) =>
  [...code.matchAll(/^(?:import|export)(?! type)\s[^;]*?from '(\.[^']+)';/gm)].map(([, path = '']) =>
    normalize(join(file, '..', path)),
  );

/**
 * What cannot run, or would be called in vain, where React renders server components: a context, a hook (not `useId`,
 * nor `useFieldId`, which calls nothing else), a function given to an element, a library without an entry for the server.
 */
const browserOnly = [
  /\bcreateContext\b/,
  /(?<![.\w])use(?!(?:Field)?Id\b)(?:[A-Z]\w*)?(?:<[^()]*>)?\(/,
  /\son[A-Z]\w*=\{\(?[\w{}, ]*\)? =>/,
  /from 'react-hook-form'/,
];

/** Components that a server component can import, and that need the browser without saying so. */
function unmarked(modules: Sources, from: readonly string[]): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (file: string) => {
    const code = modules.get(file);
    if (code === undefined || seen.has(file)) return;
    seen.add(file);
    if (isClient(code)) return;
    if (file.endsWith('.tsx') && browserOnly.some((pattern) => pattern.test(code))) found.push(file);
    for (const next of importsOf(file, code)) visit(next);
  };
  for (const entry of from) visit(entry);
  return found.toSorted();
}

describe('the components in an app whose pages are server components', () => {
  it("say 'use client' where they need the browser", () => {
    expect(entries.length).toBeGreaterThan(5);
    expect(unmarked(sources, entries)).toEqual([]);
  });

  it('leave what needs no browser to the server', () => {
    const still = ['Text/Text', 'Heading/Heading', 'Card/Card', 'Button/Button', 'Accordion/Accordion', 'Badge/Badge'];
    expect(still.filter((name) => isClient(sources.get(`components/${name}.tsx`) ?? "'use client';"))).toEqual([]);
  });

  it('do not hide a hook from the client that calls it', () => {
    const hooks = [...sources].filter(([file, code]) => /\/use[A-Z]\w*\.ts$/.test(file) && isClient(code));
    expect(hooks.map(([file]) => file)).toEqual([]);
  });
});

describe('a component that forgot to say so', () => {
  const example = (code: string, further: Record<string, string> = {}) =>
    unmarked(new Map(Object.entries({ 'index.ts': "export { A } from './A.tsx';", 'A.tsx': code, ...further })), [
      'index.ts',
    ]);

  it.each([
    'const Context = createContext(1);',
    'export const A = () => { const [a] = useState<string>(); return a; };',
    'export const A = () => use(Context);',
    'export const A = () => <i onClick={() => go()} />;',
    "import { useForm } from 'react-hook-form';",
  ])('is found: %s', (code) => expect(example(code)).toEqual(['A.tsx']));

  it('is found below one that runs on the server, and not below one that does not', () => {
    const part = { 'B.tsx': 'export const B = () => useState(1);' };
    expect(example("import { B } from './B.tsx';", part)).toEqual(['B.tsx']);
    expect(example("'use client';\nimport { B } from './B.tsx';", part)).toEqual([]);
    expect(example("import type { B } from './B.tsx';", part)).toEqual([]);
  });

  it('may make ids', () => expect(example('export const A = () => <i id={useId()} />;')).toEqual([]));
});
