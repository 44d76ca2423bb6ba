import type { Lead } from '../../leads/model/lead.ts';
import { leadColumns } from '../lead-query.ts';

/** The columns that make up a lead. */
export interface LeadRow {
  kind: string;
  entity: object;
  submission: object;
  state: object;
}
export const leadRow = 'kind, entity, submission, state';

export const leadOf = ({ entity, submission, kind, state }: LeadRow): Lead =>
  // Only leads are written to these columns.
  ({ kind, entity, submission, state }) as unknown as Lead;

const computed = Object.entries(leadColumns);

/** The columns that a change writes. */
export const changedColumns: readonly string[] = ['state', ...computed.map(([name]) => name)];

export const insertedColumns: readonly string[] = ['nonce', 'entity', 'submission', ...changedColumns];

/** A lead with all its columns. */
export const recordOf = ({ entity, submission, state, ...lead }: Lead): Record<string, unknown> => ({
  nonce: submission.nonce,
  entity,
  submission,
  state,
  ...Object.fromEntries(
    computed.map(([name, valueOf]) => {
      const value = valueOf({ ...lead, entity, submission, state } as Lead);
      // PostgreSQL can't store NUL in text.
      return [name, typeof value === 'string' ? value.replaceAll('\0', '') : value];
    }),
  ),
});
