import { createLeadUpgrade, type OldLead } from '../previous-version.ts';
import { tables, type TableName } from '../tables.ts';
import { runFile, type Query } from './database.ts';
import { insertLeads, recordOf } from './lead-rows.ts';
import { insertRows } from './small-tables.ts';

/** Makes the schema of the version before into this one, with all that is stored. */
export async function upgradeSchema(query: Query): Promise<void> {
  await runFile(query, 'upgrade.sql');
  await runFile(query, 'schema.sql');
  await query('insert into settings select * from old_settings');
  await copyLeads(query);
  await query('insert into files select name, lead, bytes from old_files');
  for (const name of Object.keys(tables) as TableName[]) {
    const [old] = await query<{ rows: object[] }>('select rows from old_tables where name = $1', [name]);
    await insertRows(query, name, old?.rows ?? []);
  }
  // The autovacuum does it minutes later. Until then a search would read every lead.
  await query('analyze leads');
}

async function copyLeads(query: Query): Promise<void> {
  const upgradeLead = createLeadUpgrade();
  await query('declare old no scroll cursor for select * from old_leads');
  for (;;) {
    // So many are in memory at a time.
    const leads = await query<OldLead>('fetch 500 from old');
    if (leads.length === 0) return;
    await query(insertLeads, [JSON.stringify(leads.map((lead) => recordOf(upgradeLead(lead))))]);
  }
}
