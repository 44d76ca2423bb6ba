import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}

const client = join(import.meta.dirname, '../../dist/client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

const chunkOf = (key: string): Chunk => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}`);
  return chunk;
};

/** A chunk with its static imports, direct and indirect. */
function closure(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of chunkOf(key).imports ?? []) closure(imported, found);
  return found;
}

const without = (keys: Iterable<string>, known: ReadonlySet<string>) => [...keys].filter((key) => !known.has(key));

/** Total brotli size in bytes. */
const weigh = (keys: Iterable<string>) =>
  [...keys].reduce((sum, key) => sum + statSync(join(client, `${chunkOf(key).file}.br`)).size, 0);

/** Finds the manifest key of a shared chunk by its name without the hash. */
function shared(name: string): string {
  const key = Object.keys(manifest).find((other) => other.startsWith('_') && manifest[other]?.name === name);
  if (!key) throw new Error(`The build has no chunk named ${name}`);
  return key;
}

/** Size budgets in bytes (brotli), and the most requests. */
export const budgets = {
  beforeIntent: 3000,
  reactAndRouter: 85_000,
  form: 40_000,
  inboxBeyondForms: 45_000,
  requests: 10,
};

const before = closure('src/hydration/first-script.ts');
const entry = closure('src/hydration/client.tsx');
const pageKeys = Object.keys(manifest).filter((key) => key.startsWith('src/routes/'));
const [react, forms, query] = [shared('react'), shared('forms'), shared('query')];
const hasForm = (page: string) => closure(page).has(forms);
/** Chunks that a page without a form loads. */
const plain = new Set(pageKeys.filter((key) => !hasForm(key)).flatMap((key) => [...closure(key)]));

/** The script that every page loads before any interaction. */
export const beforeIntent = weigh(before);

export const reactAndRouter = weigh([react]);

/** What any form adds: validation, the query cache, fields and the shared form code. */
export const wholeForm = weigh(without(new Set([forms, query].flatMap((key) => [...closure(key)])), plain));

/** The toast code, which loads with the first toast. */
export const toastLayer = weigh(without(closure('../ui/src/components/Toast/ToastLayer.tsx'), entry));

/** What the first interaction loads besides the page's own code: React, the router and the site layout. */
export const withReact = weigh(without(entry, before));

/** What the inbox adds to the form code. */
export const inboxBeyondForms = weigh(
  without(
    new Set([...closure('src/routes/admin/layout.tsx'), ...closure('src/routes/admin/leads.tsx')]),
    new Set([entry, closure(forms), closure(query)].flatMap((keys) => [...keys])),
  ),
);

/** What a page adds, and how much of that is form code. */
export const pageSizes = Object.fromEntries(
  pageKeys.map((key) => {
    const own = without(closure(key), entry);
    const form = hasForm(key) ? weigh(without(own, plain)) : 0;
    return [key.slice('src/routes/'.length, -'.tsx'.length), { bytes: weigh(own), form }];
  }),
);
