import { createLeadUpgrade, type OldLead } from '../previous-version.ts';
import { tables, type TableName } from '../tables.ts';
import { runFile, type Query } from './database.ts';
import { changedColumns, recordOf, type LeadRow } from './lead-rows.ts';
import { insertRows } from './small-tables.ts';

/** How many leads are in memory at a time. */
const batchSize = 500;

const rewrite = `update leads set ${['submission', ...changedColumns].map((name) => `${name} = given.${name}`).join(', ')}
  from json_populate_recordset(null::leads, $1::json) as given where leads.id = given.id`;

/** Makes the schema of the version before into this one, with all that is stored. */
export async function upgradeSchema(query: Query): Promise<void> {
  await runFile(query, 'upgrade.sql');
  await rewriteLeads(query);
  await runFile(query, 'indexes.sql');
  await runFile(query, 'small-tables.sql');
  for (const name of Object.keys(tables) as TableName[]) {
    const [old] = await query<{ rows: object[] }>('select rows from small_tables where name = $1', [name]);
    await insertRows(query, name, old?.rows ?? []);
  }
  await query('drop table small_tables');
}

async function rewriteLeads(query: Query): Promise<void> {
  const upgradeLead = createLeadUpgrade();
  for (let last = ''; ;) {
    const found = await query<LeadRow & { id: string }>(
      'select id, kind, entity, submission, state from leads where id > $1 order by id limit $2',
      [last, batchSize],
    );
    // Only leads were written to these columns.
    const records = found.map((row) => recordOf(upgradeLead(row as unknown as OldLead)));
    await query(rewrite, [JSON.stringify(records)]);
    if (found.length < batchSize) return;
    last = found.at(-1)?.id ?? '';
  }
}
