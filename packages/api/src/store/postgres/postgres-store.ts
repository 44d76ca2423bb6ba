import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { receivedAt, type Lead } from '../../leads/model/lead.ts';
import type { LeadState } from '../../leads/model/lead-state.ts';
import { suggestWords, vocabularyOf, type SearchWord } from '../../leads/model/search.ts';
import { KeyedMutex } from '../keyed-mutex.ts';
import { createFileChecks, plainName } from '../lead-files.ts';
import {
  conditionOf,
  countQueries,
  leadColumns,
  containsWords,
  cachedSearchTexts,
  type LeadColumn,
  type LeadQuery,
} from '../lead-query.ts';
import type {
  DeleteResult,
  InsertResult,
  LeadFile,
  LeadCounts,
  MakeLimiter,
  SettingName,
  Store,
  StoreEvents,
  StoreState,
  Updated,
  UsedNonce,
  WorkName,
} from '../store.ts';
import type { TableName, TableRow } from '../tables.ts';
import { Database } from './database.ts';
import { addWords, columnsIn, forgetWords, similarWords, sqlOf } from './sql.ts';

/** The columns that make up a lead. */
interface LeadRow {
  kind: string;
  entity: object;
  submission: object;
  state: object;
}
const leadRow = 'kind, entity, submission, state';

const leadOf = ({ entity, submission, kind, state }: LeadRow): Lead =>
  // Only leads are written to these columns.
  ({ kind, entity, submission, state }) as unknown as Lead;

/** The columns that an update writes. */
const columnsOf = (lead: Lead): Record<string, unknown> => ({
  state: JSON.stringify(lead.state),
  ...Object.fromEntries(Object.entries(leadColumns).map(([name, valueOf]) => [name, valueOf(lead)])),
  // PostgreSQL can't store NUL in text.
  searched: cachedSearchTexts(lead).text.replaceAll('\0', ''),
});

const wordsIn = (lead: Lead): string[] => vocabularyOf(cachedSearchTexts(lead).text);

const newestFirst = 'order by received_at desc, id desc';

/** How many of the newest leads are searched first: the sample shows whether a word is common. */
const searchedFirst = { sample: 1_000, most: 20_000 };

/** Columns of `lead_counts`. Leads are counted there when a query compares no others. */
const countedColumns = new Set<LeadColumn>(['kind', 'status', 'unread', 'suspect', 'follow_up', 'stuck', 'deleted']);

/** The rows of a small table, and their version. */
interface SmallTable<Name extends TableName = TableName> {
  version: number;
  rows: readonly TableRow<Name>[];
}

/**
 * Opens the store that keeps its data in PostgreSQL: any number of servers at a time.
 * @throws {OperatorError} when the database cannot be used as it is set
 */
export async function openPostgresStore({ url, onFault, onDamage }: StoreEvents & { url: string }): Promise<Store> {
  const database = new Database(url, onFault);
  try {
    await database.migrate();
  } catch (error) {
    await database.close();
    throw error;
  }
  return new PostgresStore(database, onDamage);
}

/** Each statement is a transaction of its own, so that no change is stored in part. */
export class PostgresStore implements Store {
  readonly #database: Database;
  readonly #mutex = new KeyedMutex();
  readonly #files: ReturnType<typeof createFileChecks>;
  /** As last read. */
  readonly #tables = new Map<TableName, SmallTable>();

  constructor(database: Database, onDamage?: StoreEvents['onDamage']) {
    this.#database = database;
    this.#files = createFileChecks(onDamage);
  }

  /** A wrong answer on another server at the same moment allows one more guess at most. */
  async insertLead(lead: Lead, file?: Uint8Array): Promise<InsertResult> {
    const { nonce, digest, resume } = lead.submission;
    const columns = {
      nonce,
      entity: JSON.stringify(lead.entity),
      submission: JSON.stringify(lead.submission),
      ...columnsOf(lead),
    };
    const values: unknown[] = [];
    const bind = (value: unknown): string => `$${values.push(value)}`;
    const insert = `insert into leads (${Object.keys(columns).join(', ')}) select ${Object.values(columns).map(bind).join(', ')}
      where not exists (select from used_nonces where nonce = ${bind(nonce)}) on conflict do nothing returning id`;
    const parts = [
      `inserted as (${insert})`,
      `said as (${addWords(bind(wordsIn(lead)), `${bind(receivedAt(lead))}::bigint`, 'inserted, ')})`,
    ];
    if (resume && file) {
      parts.push(`filed as (insert into files (name, lead, bytes)
        select ${bind(plainName(resume.file))}, id, ${bind(Buffer.from(file))} from inserted)`);
    }
    // Submissions with one nonce are inserted in the order in which they came to this server.
    return this.#mutex.run(nonce, async () => {
      const inserted = await this.#database.query(
        `with ${parts.join(', ')} select id from inserted`,
        values,
        file ? 'insert lead with file' : 'insert lead',
      );
      if (inserted.length > 0) return { outcome: 'created' };
      const [earlier] = await this.#leads('from leads where nonce = $1', [nonce]);
      return earlier?.submission.digest === digest ? { outcome: 'duplicate', lead: earlier } : { outcome: 'nonceUsed' };
    });
  }

  async getLead(id: string): Promise<Lead | undefined> {
    const [lead] = await this.#leads('from leads where id = $1 and not deleted', [id.toLowerCase()]);
    return lead;
  }

  /** Scanning the newest leads is slow for rare words, and sorting all matches for common ones: it tries both in turn. */
  async listLeads({ limit, words = [], ...query }: LeadQuery): Promise<Lead[]> {
    const values: unknown[] = [];
    const matching = `from leads where ${sqlOf(conditionOf(query), values)}`;
    const matchesWords = words.length > 0 ? sqlOf(containsWords(words), values) : 'true';
    const first = limit === undefined ? '' : `limit $${values.push(limit)}`;
    if (words.length === 0 && !query.sender && !query.person) {
      return this.#leads(`${matching} ${newestFirst} ${first}`, values);
    }
    const among = (ids: string) => `from leads where id in (select id from (${ids}) found ${first}) ${newestFirst}`;
    if (limit !== undefined && words.length > 0) {
      let found: Lead[] = [];
      for (const many of [searchedFirst.sample, searchedFirst.most]) {
        // Too rare in the sample to fill the page from the newest leads.
        if (many > searchedFirst.sample && found.length * many < limit * searchedFirst.sample) break;
        const newest = `select id, received_at, searched, numbers ${matching} ${newestFirst} limit ${many}`;
        found = await this.#leads(
          among(`select id from (${newest}) newest where ${matchesWords} ${newestFirst}`),
          values,
        );
        if (found.length === limit) return found;
      }
    }
    const all = `select id, received_at ${matching} and ${matchesWords} offset 0`;
    return this.#leads(among(`select id from (${all}) matching ${newestFirst}`), values);
  }

  countLeads<Name extends string>(queries: Readonly<Record<Name, LeadQuery>>): Promise<Record<Name, number>> {
    return this.#count(queries);
  }

  suggestWords(words: readonly SearchWord[]): Promise<SearchWord[] | undefined> {
    return suggestWords(words, (typo) => similarWords(typo, this.#database));
  }

  async counts(): Promise<LeadCounts> {
    const { lastLeadAt, lastMailAt, newestAt, ...counts } = await this.#count<
      keyof typeof countQueries,
      Pick<LeadCounts, 'revision'> & Record<'lastLeadAt' | 'lastMailAt' | 'newestAt', number | null>
    >(countQueries, [
      `(select concat(sum(leads), '-', sum(changes)) from lead_counts) as revision`,
      `(select received_at from leads where not deleted ${newestFirst} limit 1) as "lastLeadAt"`,
      `(select max(newest_at) from leads where newest_at > received_at or deleted) as "newestAt"`,
      `(select max(sent_at) from leads) as "lastMailAt"`,
    ]);
    return {
      ...counts,
      lastLeadAt: lastLeadAt ?? undefined,
      lastMailAt: lastMailAt ?? undefined,
      newestAt: Math.max(newestAt ?? 0, lastLeadAt ?? 0) || undefined,
    };
  }

  /** Optimistic locking: retries when another server has changed the lead since. */
  updateLead(id: string, change: (state: LeadState) => LeadState): Promise<Lead | undefined> {
    return this.#mutex.run(id, async () => {
      for (;;) {
        const [row] = await this.#database.query<LeadRow & { changed: number }>(
          `select ${leadRow}, changed from leads where id = $1`,
          [id],
        );
        if (!row) return undefined;
        const before = leadOf(row);
        const state = change(before.state);
        if (state === before.state) return before;
        const after: Lead = { ...before, state };
        const values: unknown[] = [];
        const bind = (value: unknown): string => `$${values.push(value)}`;
        const sets = Object.entries(columnsOf(after)).map(([name, value]) => `${name} = ${bind(value)}`);
        const changed = await this.#database.query(
          `update leads set ${sets.join(', ')}, changed = nextval('lead_changes')
           where id = ${bind(id)} and changed = ${bind(row.changed)} returning id`,
          values,
        );
        if (changed.length === 0) continue;
        if (state.notes !== before.state.notes) {
          await this.#database.query(addWords('$1', '$2::bigint'), [wordsIn(after), receivedAt(after)]);
        }
        return after;
      }
    });
  }

  /** The foreign key deletes files with their leads. */
  async deleteLeads(ids: readonly string[]): Promise<DeleteResult> {
    // Words are deleted first, because a repeated deletion finds them by their leads.
    for (const lead of await this.#leads('from leads where id = any($1)', [ids])) {
      await this.#database.query(forgetWords, [wordsIn(lead), receivedAt(lead)]);
    }
    const deleted = await this.#database.query<{ resume: boolean }>(
      `delete from leads where id = any($1) returning (submission -> 'resume') is not null as resume`,
      [ids],
    );
    return { leads: deleted.length, resumes: deleted.filter(({ resume }) => resume).length };
  }

  /** Files are deleted with their leads, so only expired rate limits are left to delete. */
  async deleteOrphans(before: number): Promise<number> {
    await this.#database.query('delete from rate_limits where expire < $1', [before]);
    return 0;
  }

  getFile(lead: Lead): Promise<LeadFile> {
    return this.#files.check(lead, async (name) => {
      const [file] = await this.#database.query<{ bytes: Buffer }>('select bytes from files where name = $1', [name]);
      return file?.bytes;
    });
  }

  async hasFile({ submission: { resume } }: Lead): Promise<boolean> {
    return (await this.#database.query('select from files where name = $1', [resume?.file])).length > 0;
  }

  async consumeNonce({ digest, nonce, now, until }: UsedNonce): Promise<{ outcome: InsertResult['outcome'] }> {
    await this.#database.query('delete from used_nonces where until <= $1', [now]);
    const inserted = await this.#database.query(
      `insert into used_nonces (nonce, digest, until) select $1, $2, $3
       where not exists (select from leads where nonce = $1) on conflict do nothing returning nonce`,
      [nonce, digest, until],
    );
    if (inserted.length > 0) return { outcome: 'created' };
    const same = 'select from used_nonces where nonce = $1 and digest = $2';
    const isRepeated = (await this.#database.query(same, [nonce, digest])).length > 0;
    return { outcome: isRepeated ? 'duplicate' : 'nonceUsed' };
  }

  async rows<Name extends TableName>(name: Name): Promise<readonly TableRow<Name>[]> {
    return (await this.#table(name)).rows;
  }

  /** Optimistic locking: retries when another server has changed the table since. */
  updateRows<Name extends TableName, Result>(
    name: Name,
    change: (rows: readonly TableRow<Name>[]) => Updated<TableRow<Name>, Result>,
  ): Promise<Result> {
    return this.#mutex.run(name, async () => {
      for (;;) {
        const before = await this.#table(name);
        const { rows, result } = change(before.rows);
        if (rows === before.rows) return result;
        const changed = await this.#database.query(
          `insert into small_tables as present (name, version, rows) values ($1, $2::bigint + 1, $3)
           on conflict (name) do update set version = excluded.version, rows = excluded.rows
           where present.version = $2 returning version`,
          [name, before.version, JSON.stringify(rows)],
        );
        if (changed.length > 0) return result;
      }
    });
  }

  withLock<Result>(name: WorkName, work: () => Promise<Result>): Promise<Result> {
    return this.#database.withLock(name, work);
  }

  /** While the database is unreachable, each server counts alone. */
  readonly limiter: MakeLimiter = (rule) =>
    new RateLimiterPostgres({
      ...rule,
      storeClient: this.#database.pool,
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(rule),
    });

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

  damaged(): readonly string[] {
    return this.#files.damaged();
  }

  state(): StoreState {
    return this.#database.state;
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #leads(rest: string, values: readonly unknown[]): Promise<Lead[]> {
    return (await this.#database.query<LeadRow>(`select ${leadRow} ${rest}`, values)).map(leadOf);
  }

  /** @param columns what else is selected */
  async #count<Name extends string, Others extends object = object>(
    queries: Readonly<Record<Name, LeadQuery>>,
    columns: readonly string[] = [],
  ): Promise<Record<Name, number> & Others> {
    const values: unknown[] = [];
    const counts = Object.entries<LeadQuery>(queries).map(([name, { limit, ...query }]) => {
      const condition = conditionOf(query);
      const where = sqlOf(condition, values);
      const maximum = `$${values.push(limit)}::bigint`;
      const count = columnsIn(condition).every((column) => countedColumns.has(column))
        ? `select least(coalesce(sum(leads), 0)::bigint, ${maximum}) from lead_counts where ${where}`
        : `select count(*) from (select from leads where ${where} limit ${maximum}) found`;
      return `(${count}) as "${name}"`;
    });
    const select = `select ${[...counts, ...columns].join(', ')}`;
    const [row] = await this.#database.query<Record<Name, number> & Others>(select, values);
    if (!row) throw new Error('A count gives one row');
    return row;
  }

  async #table<Name extends TableName>(name: Name): Promise<SmallTable<Name>> {
    // A map can't express that each name has its own type of rows.
    const tables = this.#tables as unknown as Map<Name, SmallTable<Name>>;
    const known = tables.get(name) ?? { version: 0, rows: [] };
    tables.set(name, known);
    const [newer] = await this.#database.query<SmallTable<Name>>(
      'select version, rows from small_tables where name = $1 and version <> $2',
      [name, known.version],
    );
    if (!newer) return known;
    const present = tables.get(name) ?? known;
    // Two readers at once get the same list, which stays the same until it changes.
    if (present.version === newer.version) return present;
    tables.set(name, newer);
    return newer;
  }
}
