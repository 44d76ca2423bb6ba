import { hash } from 'node:crypto';
import { leadViews } from '@hvac/content/model';
import type { ViewCounts } from '@hvac/content/model';
import { receivedAt } from '../../leads/model/lead.ts';
import type { Lead } from '../../leads/model/lead.ts';
import { deliveryChannels, isPending } from '../../leads/model/deliveries.ts';
import type { DeliveryChannel } from '../../leads/model/deliveries.ts';
import { searchable, suggestWords, vocabularyOf } from '../../leads/model/search.ts';
import type { SearchWord } from '../../leads/model/search.ts';
import type { LeadState } from '../../leads/model/lead-state.ts';
import { plainName } from '../file-name.ts';
import type {
  LeadCounts,
  LeadFile,
  LeadQuery,
  DeliveryClaim,
  DeleteResult,
  UsedNonce,
  InsertResult,
} from '../store.ts';
import type { Database } from './database.ts';
import { columnsOf, conditionsOf, isDueOn, isOpenOn, leadColumns, leadOf, stateColumns } from './lead-row.ts';
import type { LeadRow } from './lead-row.ts';
import { addWords, forgetWords, similarWords } from './vocabulary.ts';
import type { KeyedMutex } from '../keyed-mutex.ts';

const pendingChannels = (lead: Lead): DeliveryChannel[] =>
  deliveryChannels.filter((channel) => isPending(lead, channel));

/** "$1, $2, $3" */
const places = (count: number): string => Array.from({ length: count }, (_, at) => `$${at + 1}`).join(', ');

const inOrder = 'order by received_at desc, id desc';

/** Leads that are looked through for a word, newest first: a few of them tell whether many leads say it. */
const lookedThrough = { tried: 1_000, most: 20_000 };

const isThere = ({ folder }: LeadQuery): string =>
  folder === 'deleted' ? 'deleted_at is not null' : 'deleted_at is null';

const wordsIn = (lead: Lead): string[] => vocabularyOf(searchable(lead).text);

/** How many leads stand so, by `lead_counts`. */
const counted = (condition: string): string =>
  `coalesce(sum(leads) filter (where not deleted and ${condition}), 0)::bigint`;

/** Leads in PostgreSQL. Each statement is a transaction of its own: it is kept whole, or not at all. */
export class PostgresLeads {
  readonly #database: Database;
  readonly #mutex: KeyedMutex;

  constructor(database: Database, mutex: KeyedMutex) {
    this.#database = database;
    this.#mutex = mutex;
  }

  /** A nonce that a wrong answer spends on another server in this very moment is one more try at most for whoever guesses. */
  async insertLead(lead: Lead, file?: Uint8Array): Promise<InsertResult> {
    const { nonce, digest, resume } = lead.intake;
    const columns = columnsOf(lead);
    const values = Object.values(columns);
    const insert = `insert into leads (${Object.keys(columns).join(', ')}) select ${places(values.length)}
      where not exists (select from used_nonces where nonce = $${values.push(nonce)}) on conflict do nothing returning id`;
    const words = `$${values.push(wordsIn(lead))}`;
    const saying = addWords(words, `$${values.push(receivedAt(lead))}::bigint`, 'kept, ');
    const filing =
      resume && file
        ? `, filed as (insert into files (name, lead, bytes)
             select $${values.push(plainName(resume.file))}, id, $${values.push(Buffer.from(file))} from kept)`
        : '';
    const queuing = `, queued as (insert into deliveries (lead, channel)
      select id, unnest($${values.push(pendingChannels(lead))}::text[]) from kept)`;
    // Those that come to this server are asked in their order.
    return this.#mutex.run(nonce, async () => {
      const kept = await this.#database.query(
        `with kept as (${insert}), said as (${saying}) ${filing} ${queuing} select id from kept`,
        values,
        filing ? 'take with file' : 'take',
      );
      if (kept.length > 0) return { outcome: 'created' };
      const [earlier] = await this.#leads('from leads where nonce = $1', [nonce]);
      return earlier?.intake.digest === digest ? { outcome: 'duplicate', lead: earlier } : { outcome: 'nonceUsed' };
    });
  }

  async getLead(id: string): Promise<Lead | undefined> {
    const [lead] = await this.#leads('from leads where id = $1 and deleted_at is null', [id.toLowerCase()]);
    return lead;
  }

  /**
   * Words that many leads say are found among the newest of them. Others are looked for by their trigrams, and what is
   * found is put in order then: going through all leads in their order would be the slower the rarer a word is, and
   * putting in order what all of them say the slower the more there are.
   */
  async listLeads({ limit, ...query }: LeadQuery): Promise<Lead[]> {
    const { saying, standing, values } = conditionsOf(query);
    const first = limit === undefined ? '' : `limit $${values.push(limit)}`;
    const those = `from leads where ${isThere(query)} and ${standing}`;
    if (saying === '' && !query.sender) return this.#leads(`${those} ${inOrder} ${first}`, values);
    const among = (leads: string) => `from leads where id in (select id from (${leads}) found ${first}) ${inOrder}`;
    if (limit !== undefined && saying !== '') {
      let found: Lead[] = [];
      for (const many of [lookedThrough.tried, lookedThrough.most]) {
        // So few of the first say it that there will not be enough among more of them.
        if (many > lookedThrough.tried && found.length * many < limit * lookedThrough.tried) break;
        const newest = `select id, received_at, searched, numbers ${those} ${inOrder} limit ${many}`;
        found = await this.#leads(among(`select id from (${newest}) newest where ${saying} ${inOrder}`), values);
        if (found.length === limit) return found;
      }
    }
    const all = `select id, received_at ${those} ${saying && `and ${saying}`} offset 0`;
    return this.#leads(among(`select id from (${all}) every ${inOrder}`), values);
  }

  async countLeads({ limit, ...query }: LeadQuery): Promise<number> {
    const { saying, standing, values } = conditionsOf(query);
    const { after, assignee, folder, from, deletedUntil, sender, to } = query;
    const isCounted =
      saying === '' &&
      folder !== 'deleted' &&
      [after, assignee, from, deletedUntil, sender, to].every((each) => each === undefined);
    if (isCounted) {
      const { count } = await this.#one<{ count: number }>(
        `select coalesce(sum(leads), 0)::bigint as count from lead_counts where not deleted and ${standing}`,
        values,
      );
      return Math.min(count, limit ?? count);
    }
    const first = limit === undefined ? '' : `limit $${values.push(limit)}`;
    const found = `select from leads where ${isThere(query)} and ${standing} ${saying && `and ${saying}`} ${first}`;
    return (await this.#one<{ count: number }>(`select count(*) from (${found}) found`, values)).count;
  }

  suggestWords(words: readonly SearchWord[]): Promise<SearchWord[] | undefined> {
    return suggestWords(words, (typo) => similarWords(typo, this.#database));
  }

  async views(today: string): Promise<ViewCounts> {
    const of = {
      all: 'true',
      suspects: 'suspect',
      open: isOpenOn('$1'),
      due: isDueOn('$1'),
      scheduled: "status = 'scheduled'",
      done: "status = 'done'",
      spam: "status = 'spam'",
    } satisfies Record<keyof ViewCounts, string>;
    const counts = leadViews.map((view) => `${counted(of[view])} as "${view}"`);
    return this.#one(`select ${counts.join(', ')} from lead_counts`, [today]);
  }

  async counts(): Promise<LeadCounts> {
    const row = await this.#one<{ [Name in keyof LeadCounts]: LeadCounts[Name] | null }>(
      `select concat(sum(leads), '-', sum(changes)) as revision, ${counted('true')} as total,
         ${counted('unread')} as unread, ${counted('suspect')} as suspects,
         ${counted('mail_due')} as "mailDue", ${counted('mail_due and stuck')} as "mailStuck",
         (select received_at from leads where deleted_at is null ${inOrder} limit 1) as "lastLeadAt",
         (select max(newest_at) from leads where newest_at > received_at or deleted_at is not null) as "newestAt",
         (select max(sent_at) from leads) as "lastMailAt"
       from lead_counts`,
    );
    const { lastLeadAt, lastMailAt, newestAt } = row;
    return {
      ...(row as LeadCounts),
      lastLeadAt: lastLeadAt ?? undefined,
      lastMailAt: lastMailAt ?? undefined,
      newestAt: Math.max(newestAt ?? 0, lastLeadAt ?? 0) || undefined,
    };
  }

  /** Whoever changes a lead on another server at once is noticed by the number of the last change, and comes after it. */
  updateLead(id: string, make: (state: LeadState) => LeadState): Promise<Lead | undefined> {
    return this.#mutex.run(id, async () => {
      for (;;) {
        const [row] = await this.#database.query<LeadRow & { changed: number }>(
          `select ${leadColumns}, changed from leads where id = $1`,
          [id],
        );
        if (!row) return undefined;
        const before = leadOf(row);
        const state = make(before.state);
        if (state === before.state) return before;
        const after: Lead = { ...before, state };
        const columns = stateColumns(after);
        const values = Object.values(columns);
        const sets = Object.keys(columns).map((name, at) => `${name} = $${at + 1}`);
        const channels = `$${values.push(pendingChannels(after))}::text[]`;
        const changed = await this.#database.query(
          `with changed as (
             update leads set ${sets.join(', ')}, changed = nextval('lead_changes')
             where id = $${values.push(id)} and changed = $${values.push(row.changed)} returning id),
           done as (delete from deliveries using changed where lead = id and channel <> all(${channels})),
           queued as (insert into deliveries (lead, channel)
             select id, unnest(${channels}) from changed on conflict do nothing)
           select id from changed`,
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

  /** Files go with their leads. */
  async deleteLeads(ids: readonly string[]): Promise<DeleteResult> {
    // Before the leads: while they are there, the deletion can be repeated.
    for (const lead of await this.#leads('from leads where id = any($1)', [ids])) {
      await this.#database.query(forgetWords, [wordsIn(lead), receivedAt(lead)]);
    }
    const gone = await this.#database.query<{ resume: boolean }>(
      `delete from leads where id = any($1) returning (intake -> 'resume') is not null as resume`,
      [ids],
    );
    return { leads: gone.length, resumes: gone.filter(({ resume }) => resume).length };
  }

  async getFile({ intake: { resume } }: Lead): Promise<LeadFile> {
    if (!resume) return { outcome: 'gone' };
    const [row] = await this.#database.query<{ bytes: Buffer }>('select bytes from files where name = $1', [
      resume.file,
    ]);
    if (!row) return { outcome: 'gone' };
    const { bytes } = row;
    const isSound = bytes.length === resume.bytes && (!resume.sha256 || hash('sha256', bytes) === resume.sha256);
    return isSound ? { outcome: 'sound', bytes } : { outcome: 'damaged' };
  }

  async hasFile({ intake: { resume } }: Lead): Promise<boolean> {
    return (await this.#database.query('select from files where name = $1', [resume?.file])).length > 0;
  }

  async claimDeliveries({ channel, leaseUntil, limit, now, old }: DeliveryClaim): Promise<Lead[]> {
    const values: unknown[] = [channel, now, leaseUntil, limit ?? null];
    const age = old
      ? `and (received_at < $${values.push(old.before)} and resends = 0) = $${values.push(old.wanted)}::boolean`
      : '';
    const claimed = await this.#database.query<LeadRow>(
      `with due as (
         select lead from deliveries join leads on leads.id = lead
         where channel = $1 and due_at <= $2 and lease_until <= $2 ${age}
         order by received_at, id limit $4 for update of deliveries skip locked)
       update deliveries set due_at = 0, lease_until = $3 from due join leads on leads.id = due.lead
       where deliveries.lead = due.lead and channel = $1 returning ${leadColumns}`,
      values,
    );
    return claimed.map(leadOf).toSorted((a, b) => receivedAt(a) - receivedAt(b));
  }

  async releaseDeliveries(channel: DeliveryChannel, ids: readonly string[], dueAt: number): Promise<void> {
    await this.#database.query(
      'update deliveries set due_at = $3, lease_until = 0 where channel = $1 and lead = any($2)',
      [channel, ids, dueAt],
    );
  }

  async wakeDeliveries(channel: DeliveryChannel): Promise<void> {
    await this.#database.query('update deliveries set due_at = 0 where channel = $1', [channel]);
  }

  async consumeNonce({ digest, nonce, now, until }: UsedNonce): Promise<'created' | 'duplicate' | 'nonceUsed'> {
    await this.#database.query('delete from used_nonces where until <= $1', [now]);
    const kept = await this.#database.query(
      `insert into used_nonces (nonce, digest, until) select $1, $2, $3
       where not exists (select from leads where nonce = $1) on conflict do nothing returning nonce`,
      [nonce, digest, until],
    );
    if (kept.length > 0) return 'created';
    const same = 'select from used_nonces where nonce = $1 and digest = $2';
    return (await this.#database.query(same, [nonce, digest])).length > 0 ? 'duplicate' : 'nonceUsed';
  }

  async #leads(rest: string, values: readonly unknown[]): Promise<Lead[]> {
    return (await this.#database.query<LeadRow>(`select ${leadColumns} ${rest}`, values)).map(leadOf);
  }

  async #one<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row> {
    const [row] = await this.#database.query<Row>(text, values);
    if (!row) throw new Error('A count gives one row');
    return row;
  }
}
