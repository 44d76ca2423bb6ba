/**
 * Leads lie in `leads/COLLECTION/2026-11.json`; when a month outgrows a file, in `2026-11.2.json` and
 * so on. A write replaces one file, so its cost ends at the size of one file.
 */
export interface MonthFile {
  collection: string;
  /** Such as "2026-11", UTC. */
  month: string;
  /** 1 for the first file of the month. */
  part: number;
}

/** Most records in one file. An ordinary month fits. */
export const recordsPerFile = 1000;

const pattern = /^leads\/([a-z_]+)\/(\d{4}-\d{2})(?:\.(\d+))?\.json$/;

export const folderOf = (collection: string): string => `leads/${collection}`;

export function nameOf({ collection, month, part }: MonthFile): string {
  return `${folderOf(collection)}/${month}${part === 1 ? '' : `.${part}`}.json`;
}

/** Reads a name; undefined when it is not one of a month's file. */
export function parseName(file: string): MonthFile | undefined {
  const [, collection, month, part] = pattern.exec(file) ?? [];
  if (collection === undefined || month === undefined) return undefined;
  return { collection, month, part: part === undefined ? 1 : Number(part) };
}

const statePattern = /^(leads\/[a-z_]+\/\d{4}-\d{2}(?:\.\d+)?)\.state\.json$/;

/** The states of a file's leads lie beside it, in `2026-11.state.json`. */
export const stateNameOf = (at: MonthFile): string => nameOf(at).replace(/json$/, 'state.json');

/** Reads the name of a file of states; undefined when it is none. */
export const parseStateName = (file: string): MonthFile | undefined =>
  parseName(`${statePattern.exec(file)?.[1] ?? ''}.json`);

/** Oldest first. */
export const inOrder = (a: MonthFile, b: MonthFile): number => a.month.localeCompare(b.month) || a.part - b.part;

/** The month of an ISO 8601 time, such as "2026-11". */
export const monthOf = (time: string): string => time.slice(0, 7);
