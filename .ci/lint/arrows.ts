/**
 * The arrows between the packages, as a lint rule: who may import what.
 * Paths are resolved, and `import()`, re-exports and type imports count as well.
 */
import { existsSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

interface Arrow {
  /** Files that the arrow starts from, as paths from the root. The first arrow that matches a file counts. */
  from: RegExp;
  /** Our own packages, or parts of them, that these files may import. */
  ours: readonly string[];
  /** Packages of others that they must not import. */
  never?: RegExp;
  /** The only packages of others that they may import, when the list is closed. */
  only?: RegExp;
  /** Files outside of their own package that they may import by path. */
  beyond?: RegExp;
  /** Where relative imports must stay. Their own package unless given. */
  within?: RegExp;
  /** Why, in one sentence. */
  because: string;
}

const react = /^(react|react-dom|react-router|react-router-dom)(\/|$)/;
const router = /^react-router(-dom)?(\/|$)/;

const arrows: readonly Arrow[] = [
  {
    from: /^packages\/content\/src\/model(\/(?!.*\.test\.ts$)|\.ts$)/,
    ours: [],
    only: /^zod(\/|$)/,
    within: /^packages\/content\/src\/model(\/|\.ts$)/,
    because: 'The model is the ground floor: it knows zod and itself.',
  },
  {
    from: /^packages\/content\//,
    ours: [],
    never: react,
    because: 'Content is typed data: it imports nothing of ours and no React.',
  },
  {
    from: /^packages\/ui\/.*(\.(stories|test)\.tsx?|\/testing\/[^/]+\.tsx?)$/,
    ours: ['@hvac/content/model'],
    never: router,
    beyond: /^\.storybook\/preview\.tsx$/,
    because: 'Stories show components with fixtures, never with the content of the site.',
  },
  {
    from: /^packages\/ui\/src\/mocks\//,
    ours: ['@hvac/content/model'],
    never: router,
    because: 'Mocks know the model and nothing above it.',
  },
  {
    from: /^packages\/ui\//,
    ours: ['@hvac/content/model'],
    never: /^(react-router(-dom)?|msw|storybook|@storybook\/.*|vitest)(\/|$)/,
    because: 'Components know the model, never the content, a router, or what tests them.',
  },
  {
    from: /^packages\/api\//,
    ours: ['@hvac/content'],
    never: react,
    because: 'The API keeps and serves; it renders nothing.',
  },
  {
    from: /^packages\/site\/(src\/.*\.stories\.tsx|e2e\/|bench\/|test\/|scripts\/|[^/]+$)/,
    ours: ['@hvac/content', '@hvac/content/model', '@hvac/content/posts', '@hvac/ui'],
    beyond: /^\.storybook\/(preview\.tsx|browser\.mjs|viewports\.ts)$/,
    because: 'The site puts content and components together and talks to the API over HTTP.',
  },
  {
    from: /^packages\/site\//,
    ours: ['@hvac/content', '@hvac/content/model', '@hvac/content/posts', '@hvac/ui'],
    because: 'The site puts content and components together and talks to the API over HTTP.',
  },
  {
    from: /^\.storybook\//,
    ours: ['@hvac/content/model', '@hvac/ui'],
    never: router,
    beyond: /^packages\/ui\//,
    because: 'Storybook shows the components and nothing above them.',
  },
];

const isOurs = (specifier: string) => specifier.startsWith('@hvac/');
const isPath = (specifier: string) => /^(\.{0,2}\/|file:)/.test(specifier);

/** `packages/ui` of `packages/ui/src/index.ts`; the top folder of other files. */
const packageOf = (path: string) => (/^packages\/[^/]+/.exec(path) ?? /^[^/]+/.exec(path) ?? [path])[0];

const fromRoot = (path: string) => relative(root, path).split(sep).join('/');

/** A path that does not exist as written may still be one that a bundler completes: it is judged as written. */
const target = (file: string, specifier: string) => {
  const path = resolve(root, dirname(file), specifier.replace(/[?#].*$/, ''));
  return fromRoot(existsSync(path) ? path : path.replace(/\.js$/, '.ts'));
};

/** What is wrong with an import, or undefined when it follows the arrows. */
export function brokenArrow(file: string, specifier: string): string | undefined {
  const arrow = arrows.find(({ from }) => from.test(file));
  if (!arrow) return undefined;
  const refuse = (what: string) => `${file} must not import ${what}. ${arrow.because}`;
  if (isPath(specifier)) {
    const path = target(file, specifier);
    if (arrow.beyond?.test(path)) return undefined;
    if (packageOf(path) !== packageOf(file)) return refuse(`${path} by path: it is outside of its own package`);
    return arrow.within && !arrow.within.test(path) ? refuse(path) : undefined;
  }
  if (isOurs(specifier)) {
    const allowed = arrow.ours.some((name) => specifier === name || specifier.startsWith(`${name}/`));
    return allowed ? undefined : refuse(specifier);
  }
  if (arrow.never?.test(specifier) || (arrow.only && !arrow.only.test(specifier))) return refuse(specifier);
  return undefined;
}

interface Importing {
  source?: { type: string; value?: unknown } | null;
}

interface Context {
  filename: string;
  report: (problem: { node: unknown; message: string }) => void;
}

const rule = {
  meta: { type: 'problem', docs: { description: 'Imports follow the arrows between the packages' } },
  create(context: Context) {
    const file = fromRoot(context.filename);
    const check = (node: Importing) => {
      if (typeof node.source?.value !== 'string') return;
      const message = brokenArrow(file, node.source.value);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

// A plugin is what its module exports by default.
export default { meta: { name: 'hvac' }, rules: { arrows: rule } };
