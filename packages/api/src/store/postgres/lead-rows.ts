import type { Lead } from '../../leads/model/lead.ts';
import { leadColumns } from '../lead-query.ts';

export interface LeadRow {
  kind: string;
  entity: object;
  submission: object;
  state: object;
}
/** Its columns. */
export const leadRow = 'kind, entity, submission, state';

export const leadOf = ({ entity, submission, kind, state }: LeadRow): Lead =>
  // Only leads are written to these columns.
  ({ kind, entity, submission, state }) as unknown as Lead;

const computed = Object.entries(leadColumns);

/** The columns that every change of a lead writes. */
export const changedColumns: readonly string[] = ['state', ...computed.map(([name]) => name)];

const insertedColumns = ['nonce', 'entity', 'submission', ...changedColumns].join(', ');

/** $1 is a JSON array of records. */
export const insertLeads = `
  insert into leads (${insertedColumns})
  select ${insertedColumns} from json_populate_recordset(null::leads, $1::json)`;

/** The columns of a lead, by name. */
export function recordOf(lead: Lead): Record<string, unknown> {
  const { entity, submission, state } = lead;
  const columns = computed.map(([name, valueOf]) => {
    const value = valueOf(lead);
    // PostgreSQL can't store NUL in text.
    return [name, typeof value === 'string' ? value.replaceAll('\0', '') : value] as const;
  });
  return { nonce: submission.nonce, entity, submission, state, ...Object.fromEntries(columns) };
}
