import type { ClientBase } from 'pg';
import { leadUpgrade, type LastLead } from '../last-lead.ts';
import { tables } from '../tables.ts';
import { insertedColumns, recordOf } from './lead-rows.ts';

// One version back: takes over the tables of the release before this one. It goes with the next release.

/** Leads that are read at a time. */
const batch = 500;

/** Renames what is taken over and drops what can be made anew, so that this release's tables can be made. */
export async function setLastSchemaAside(client: ClientBase): Promise<void> {
  await client.query(`
    alter table leads rename to last_leads;
    alter table files rename to last_files;
    alter table small_tables rename to last_tables;
    alter table settings rename to last_settings;
    drop trigger leads_inserted on last_leads;
    drop trigger leads_gone on last_leads;
    drop trigger leads_updated_from on last_leads;
    drop trigger leads_updated_to on last_leads;
    drop function count_leads();
    drop table lead_counts, deliveries, search_words, used_nonces, rate_limits;
    alter table last_leads alter column changed drop default;
    drop sequence lead_changes;
    do $$ declare made record; begin
      for made in select indexname from pg_indexes
        where schemaname = current_schema() and (indexname like 'leads\\_%' or indexname = 'files_by_lead')
          and indexname not in ('leads_pkey', 'leads_nonce_key')
      loop execute format('drop index %I', made.indexname); end loop;
    end $$`);
}

/** Writes all leads, files, small tables and settings anew, then drops those of the last release. */
export async function takeOverLastSchema(client: ClientBase): Promise<void> {
  const columns = insertedColumns.join(', ');
  const upgrade = leadUpgrade();
  for (let last = ''; ;) {
    const { rows } = await client.query<LastLead & { id: string }>(
      'select id, kind, entity, submission, state from last_leads where id > $1 order by id limit $2',
      [last, batch],
    );
    const records = rows.map(({ id: _id, ...lead }) => recordOf(upgrade(lead)));
    await client.query(
      `insert into leads (${columns}) select ${columns} from json_populate_recordset(null::leads, $1::json)`,
      [JSON.stringify(records)],
    );
    last = rows.at(-1)?.id ?? '';
    if (rows.length < batch) break;
  }
  for (const [name, { shape }] of Object.entries(tables)) {
    const fields = Object.keys(shape)
      .map((field) => `"${field}"`)
      .join(', ');
    // Both have a column of the name "version".
    await client.query(`insert into ${name} (${fields}) select ${fields} from json_populate_recordset(null::${name},
      (select rows from last_tables where name = '${name}'))`);
  }
  await client.query(`
    insert into files (name, lead, bytes) select name, lower(lead), bytes from last_files;
    insert into settings (name, value) select name, value from last_settings;
    drop table last_leads, last_files, last_tables, last_settings cascade`);
}
