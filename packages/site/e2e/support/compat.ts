import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** How browserslist's names of browsers stand in the compatibility data. */
const names: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
};

const numberOf = (version: string) => Number.parseFloat(version);

/** The oldest version of each browser that the site works in, from the browserslist of package.json. */
export const floor: ReadonlyMap<BrowserName, number> = browserslist(undefined, { path: import.meta.dirname }).reduce(
  (oldest, entry) => {
    const [browser = '', version = ''] = entry.split(' ');
    const name = names[browser];
    if (!name) throw new Error(`No compatibility data is known for ${browser}`);
    return oldest.set(name, Math.min(oldest.get(name) ?? Infinity, numberOf(version)));
  },
  new Map<BrowserName, number>(),
);

/** Whether a version has a feature without a flag, a prefix or another name. What is partial counts as there. */
const has = (version: number, { version_added: added, version_removed: removed, ...rest }: SimpleSupportStatement) =>
  !rest.flags &&
  !rest.prefix &&
  !rest.alternative_name &&
  typeof added === 'string' &&
  added !== 'preview' &&
  numberOf(added.replace('≤', '')) <= version &&
  !(typeof removed === 'string' && numberOf(removed) <= version);

/** The browsers that lack a feature at the version given, such as "safari 17.4". */
export function lacking({ support }: CompatStatement): string[] {
  return [...floor].flatMap(([browser, version]) => {
    const known = support[browser];
    if (!known) return [];
    const statements: readonly SimpleSupportStatement[] = Array.isArray(known) ? known : [known];
    if (statements.some((statement) => has(version, statement))) return [];
    return [`${browser} ${statements[0]?.version_added || 'never'}`];
  });
}

/** A part of the compatibility data, by the names that lead to it. */
export interface Features {
  readonly __compat?: CompatStatement;
  readonly [name: string]: Features | CompatStatement | undefined;
}

/** @returns undefined where the data has nothing under these names */
export function feature(from: Features | undefined, ...path: readonly string[]): Features | undefined {
  return path.reduce<Features | undefined>(
    (part, name) => (part && Object.hasOwn(part, name) ? (part[name] as Features) : undefined),
    from,
  );
}

export const data = compat as unknown as Record<'api' | 'css' | 'javascript', Features>;

/** What was found and is newer than the oldest browsers: its name, and which of them lack it. */
export type Findings = Map<string, string[]>;

export function find(findings: Findings, name: string, part: Features | undefined): void {
  const missing = part?.__compat ? lacking(part.__compat) : [];
  if (missing.length > 0) findings.set(name, missing);
}
