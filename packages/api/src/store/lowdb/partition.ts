import { allLeadKinds } from '../../leads/model/lead-kinds.ts';
import type { LeadKind } from '../../leads/model/lead-kinds.ts';
import type { Lead } from '../../leads/model/lead.ts';

/**
 * A partition: leads lie in `leads/COLLECTION/2026-11.json`; when a month outgrows a file, in `2026-11.2.json` and
 * so on. A write replaces one file, so its cost ends at the size of one file.
 */
export interface Partition {
  kind: LeadKind;
  /** Such as "2026-11", UTC. */
  month: string;
  /** 1 for the first file of the month. */
  part: number;
}

/** About how many leads are in one file at most. An ordinary month fits. */
export const leadsPerFile = 1000;

const pattern = /^leads\/([a-z_]+)\/(\d{4}-\d{2})(?:\.(\d{1,6}))?\.json$/;

/** Folders of the leads, in the data folder. */
export const leadFolders = allLeadKinds.map(({ collection }) => `leads/${collection}`);

export const nameOf = ({ kind, month, part }: Partition): string =>
  `leads/${kind.collection}/${month}${part === 1 ? '' : `.${part}`}.json`;

/** Reads a name; undefined when it is not one of a month's file. */
export function parseName(file: string): Partition | undefined {
  const [, collection, month, part] = pattern.exec(file) ?? [];
  const kind = allLeadKinds.find((each) => each.collection === collection);
  if (!kind || month === undefined) return undefined;
  return { kind, month, part: part === undefined ? 1 : Number(part) };
}

/** The month of a lead's arrival, such as "2026-11". */
export const monthOf = ({ intake }: Lead): string => intake.receivedAt.slice(0, 7);
