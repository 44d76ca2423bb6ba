import type { LeadState, Lead } from '../../leads/model/lead.ts';
import { KeyedMutex } from '../keyed-mutex.ts';
import { isFileOf, plainName } from '../lead-files.ts';
import { conditionOf, type LeadQuery } from '../lead-query.ts';
import type {
  InsertResult,
  MakeLimiter,
  SettingName,
  Store,
  StoreEvents,
  StoreState,
  Updated,
  WorkName,
} from '../store.ts';
import type { TableName, TableRow } from '../tables.ts';
import { Database } from './database.ts';
import { openLimits } from './hashed-limits.ts';
import { changedColumns, insertLeads, leadOf, leadRow, recordOf, type LeadRow } from './lead-rows.ts';
import { upgradeSchema } from './previous-schema.ts';
import { SmallTables } from './small-tables.ts';
import { sqlOf } from './sql.ts';

/**
 * Opens the store that keeps its data in PostgreSQL: any number of servers at a time.
 * @throws {OperatorError} when the database cannot be used as it is set
 */
export async function openPostgresStore({ url, onFault }: StoreEvents & { url: string }): Promise<Store> {
  const database = new Database(url, onFault);
  try {
    await database.prepare(upgradeSchema);
    return new PostgresStore(database, await openLimits(database));
  } catch (error) {
    await database.close();
    throw error;
  }
}

const insert = `
  with inserted as (${insertLeads} on conflict do nothing returning id),
  filed as (insert into files (name, lead, bytes) select $2, id, $3 from inserted where $2::text is not null)
  select id from inserted`;

const removeUsed = `
  delete from leads where nonce = $1 and exists (select from used_nonces where used_nonces.nonce = $1) returning id`;

/** Locks in the order of ids, so that two servers never wait for each other. */
const update = `
  with given as (select * from json_populate_recordset(null::leads, $1::json)),
  present as (
    select leads.id from leads join given on given.id = leads.id and given.changed = leads.changed
    order by leads.id for update of leads)
  update leads set ${changedColumns.map((name) => `${name} = given.${name}`).join(', ')}, changed = nextval('lead_changes')
  from given join present on present.id = given.id where leads.id = given.id returning leads.id`;

/** The last deletion is counted beside the changes, because a lead that is gone has no row that tells of it. */
const remove = `
  with deleted as (
    delete from leads where id = any($1) and ($2::bigint is null or deleted_at <= $2) returning id),
  noted as (insert into settings (name, value) values ('last-deletion', nextval('lead_changes'))
    on conflict (name) do update set value = excluded.value)
  select id from deleted`;

/** A sum, because two changes at once may be committed in either order. */
const revision = `
  select concat((select sum(changed) from (select changed from leads order by changed desc limit 1000) latest), '-',
    (select value from settings where name = 'last-deletion')) as revision`;

/** A statement is a transaction of its own unless it is in one, so no change is stored in part. */
class PostgresStore implements Store {
  readonly limiter: MakeLimiter;
  readonly #database: Database;
  readonly #tables: SmallTables;
  readonly #mutex = new KeyedMutex();

  constructor(database: Database, limiter: MakeLimiter) {
    this.#database = database;
    this.#tables = new SmallTables(database);
    this.limiter = limiter;
  }

  async insertLead(lead: Lead, file?: Uint8Array): Promise<InsertResult> {
    const { nonce, digest, resume } = lead.submission;
    const name = resume && file ? plainName(resume.file) : null;
    // Submissions with one nonce are inserted in the order in which they came to this server.
    return this.#mutex.run(nonce, async () => {
      const values = [JSON.stringify([recordOf(lead)]), name, file ? Buffer.from(file) : null];
      const isCreated = await this.#database.transaction(async (query) => {
        const inserted = await query(insert, values);
        if (inserted.length === 0) return false;
        // Not in the same statement, which sees what was committed when it began: it may have waited for an erasure of the lead.
        const removed = await query(removeUsed, [nonce]);
        return removed.length === 0;
      });
      if (isCreated) return { outcome: 'created' };
      const [earlier] = await this.#leads('where nonce = $1', [nonce]);
      return earlier?.submission.digest === digest ? { outcome: 'duplicate', lead: earlier } : { outcome: 'nonceUsed' };
    });
  }

  async listLeads({ limit, ...query }: LeadQuery): Promise<Lead[]> {
    const values: unknown[] = [limit];
    const order = query.oldestFirst ? 'received_at, id' : 'received_at desc, id desc';
    return this.#leads(`where ${sqlOf(conditionOf(query), values)} order by ${order} limit $1`, values);
  }

  async countLeads<Name extends string>(queries: Readonly<Record<Name, LeadQuery>>): Promise<Record<Name, number>> {
    const values: unknown[] = [];
    const counts = Object.entries<LeadQuery>(queries).map(([name, { limit, ...query }]) => {
      const found = `select from leads where ${sqlOf(conditionOf(query), values)} limit $${values.push(limit)}::bigint`;
      return `(select count(*) from (${found}) found) as "${name}"`;
    });
    const [row] = await this.#database.query<Record<Name, number>>(`select ${counts.join(', ')}`, values);
    if (!row) throw new Error('A count gives one row');
    return row;
  }

  /** Optimistic locking: tries again for those that another server has changed since. */
  updateLeads(ids: readonly string[], change: (state: LeadState, id: string) => LeadState): Promise<Lead[]> {
    return this.#mutex.run('leads', async () => {
      const done: Lead[] = [];
      for (let open = ids; open.length > 0;) {
        const rows = await this.#database.query<LeadRow & { changed: number }>(
          `select ${leadRow}, changed from leads where id = any($1)`,
          [open],
        );
        const after = rows.map((row): Lead => {
          const lead = leadOf(row);
          const state = change(lead.state, lead.entity.id);
          return state === lead.state ? lead : { ...lead, state };
        });
        const records = after.flatMap((lead, at) =>
          lead.state === rows[at]?.state ? [] : [{ ...recordOf(lead), id: lead.entity.id, changed: rows[at]?.changed }],
        );
        const stored = new Set<string>();
        if (records.length > 0) {
          const updated = await this.#database.query<{ id: string }>(update, [JSON.stringify(records)], 'update leads');
          for (const { id } of updated) stored.add(id);
        }
        const missed = new Set(records.map(({ id }) => id).filter((id) => !stored.has(id)));
        done.push(...after.filter(({ entity }) => !missed.has(entity.id)));
        open = [...missed];
      }
      return done;
    });
  }

  /** The foreign key deletes files with their leads. */
  async deleteLeads(ids: readonly string[], deletedUntil?: number): Promise<number> {
    return (await this.#database.query(remove, [ids, deletedUntil])).length;
  }

  async readFile(lead: Lead): Promise<Buffer | undefined> {
    const name = lead.submission.resume?.file;
    const [file] = await this.#database.query<{ bytes: Buffer }>('select bytes from files where name = $1', [name]);
    return file && isFileOf(lead, file.bytes) ? file.bytes : undefined;
  }

  async revision(): Promise<string> {
    const [row] = await this.#database.query<{ revision: string }>(revision);
    return row?.revision ?? '';
  }

  rows<Name extends TableName>(name: Name): Promise<readonly TableRow<Name>[]> {
    return this.#tables.rows(name);
  }

  updateRows<Name extends TableName, Result>(
    name: Name,
    change: (rows: readonly TableRow<Name>[]) => Updated<TableRow<Name>, Result>,
  ): Promise<Result> {
    return this.#mutex.run(`table ${name}`, () => this.#tables.update(name, change));
  }

  /** Of this server, one waits for the lock in the database: each that waits has a connection. */
  withLock<Result>(name: WorkName, work: () => Promise<Result>): Promise<Result> {
    return this.#mutex.run(`lock ${name}`, () => this.#database.withLock(name, work));
  }

  async getSetting(name: SettingName): Promise<string | undefined> {
    const [row] = await this.#database.query<{ value: string }>('select value from settings where name = $1', [name]);
    return row?.value;
  }

  async setSetting(name: SettingName, text: string): Promise<void> {
    await this.#database.query(
      'insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
      [name, text],
    );
  }

  state(): StoreState {
    return this.#database.state;
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  readonly [Symbol.asyncDispose] = (): Promise<void> => this.close();

  async #leads(rest: string, values: readonly unknown[]): Promise<Lead[]> {
    return (await this.#database.query<LeadRow>(`select ${leadRow} from leads ${rest}`, values)).map(leadOf);
  }
}
