/** Entry points that have components. */
export const entryNames = ['index', 'forms', 'lead-forms', 'specials', 'site', 'admin'] as const;

/** Style sheets that the names of an entry need, in the order of the cascade. */
const sheets: Readonly<Record<string, readonly string[]>> = {
  '@hvac/ui': ['variables', 'components'],
  '@hvac/ui/forms': ['variables', 'components', 'forms'],
  '@hvac/ui/lead-forms': ['variables', 'components', 'forms', 'lead-forms'],
  '@hvac/ui/specials': ['variables', 'components', 'specials'],
  '@hvac/ui/site': ['variables', 'components', 'site'],
  '@hvac/ui/admin': ['variables', 'components', 'forms', 'specials', 'admin'],
};

/** @param sources the source of each entry point, by its path */
export function readImports(sources: Readonly<Record<string, string>>) {
  /** The entry point that exports each name: `Button` to `@hvac/ui`. */
  const entries = new Map(
    Object.entries(sources).flatMap(([path, source]) => {
      const entry = `@hvac/ui/${path.split('/').pop()?.replace('.ts', '')}`.replace('/index', '');
      const lists = Array.from(source.matchAll(/^export \{([^}]*)\}/gm), ([, list = '']) => list);
      const names = lists.flatMap((list) => Array.from(list.matchAll(/(?<!type )\b[A-Za-z]\w*/g), ([name]) => name));
      return names.map((name): [name: string, entry: string] => [name, entry]);
    }),
  );

  return {
    entries,

    /** The entry point that exports a component, or the hook that shows it, as useToast does; undefined for an internal one. */
    entryOf: (name: string): string | undefined => entries.get(name) ?? entries.get(`use${name}`),

    /** Import statements of what a snippet uses, its style sheets first. Empty when no entry exports any of it. */
    importsOf: (code: string): string => {
      const used = new Set(Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name));
      const exported = [...used].map((name) => (entries.has(name) ? name : `use${name}`));
      const byEntry = Map.groupBy(
        exported.filter((name) => entries.has(name)),
        (name) => entries.get(name) ?? '',
      );
      const styles = new Set([...byEntry.keys()].flatMap((entry) => sheets[entry] ?? []));
      return [
        ...[...styles].map((sheet) => `import '@hvac/ui/${sheet}.css';`),
        ...[...byEntry].map(([entry, names]) => `import { ${names.toSorted().join(', ')} } from '${entry}';`),
      ].join('\n');
    },
  };
}
