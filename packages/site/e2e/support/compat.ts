import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** Maps browserslist's browser names to those of MDN's compatibility data. */
const names: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
};

const numberOf = (version: string) => Number.parseFloat(version);

/** The oldest supported version of each browser, from the browserslist in package.json. */
export const oldestVersions: ReadonlyMap<BrowserName, number> = browserslist(undefined, {
  path: import.meta.dirname,
}).reduce((oldest, entry) => {
  const [browser = '', version = ''] = entry.split(' ');
  const name = names[browser];
  if (!name) throw new Error(`No compatibility data is known for ${browser}`);
  return oldest.set(name, Math.min(oldest.get(name) ?? Infinity, numberOf(version)));
}, new Map<BrowserName, number>());

/** Whether a version supports a feature without a flag, a prefix or another name. Partial support counts. */
const has = (version: number, { version_added: added, version_removed: removed, ...rest }: SimpleSupportStatement) =>
  !rest.flags &&
  !rest.prefix &&
  !rest.alternative_name &&
  typeof added === 'string' &&
  added !== 'preview' &&
  numberOf(added.replace('≤', '')) <= version &&
  !(typeof removed === 'string' && numberOf(removed) <= version);

/** The oldest supported browsers that lack a feature, each with the version that added it, such as "safari 17.4". */
export function lacking({ support }: CompatStatement): string[] {
  return [...oldestVersions].flatMap(([browser, version]) => {
    const known = support[browser];
    if (!known) return [];
    const statements: readonly SimpleSupportStatement[] = Array.isArray(known) ? known : [known];
    if (statements.some((statement) => has(version, statement))) return [];
    return [`${browser} ${statements[0]?.version_added || 'never'}`];
  });
}

/** A node of the compatibility data by its path. */
export interface Features {
  readonly __compat?: CompatStatement;
  readonly [name: string]: Features | CompatStatement | undefined;
}

/** @returns undefined when the data has no such path */
export function feature(from: Features | undefined, ...path: readonly string[]): Features | undefined {
  return path.reduce<Features | undefined>(
    (part, name) => (part && Object.hasOwn(part, name) ? (part[name] as Features) : undefined),
    from,
  );
}

export const data = compat as unknown as Record<'api' | 'css' | 'javascript', Features>;

/** Each feature in use that the oldest browsers lack, with those browsers. */
export type Findings = Map<string, string[]>;

export function find(findings: Findings, name: string, part: Features | undefined): void {
  const missing = part?.__compat ? lacking(part.__compat) : [];
  if (missing.length > 0) findings.set(name, missing);
}
