import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { oneLine } from '@hvac/content/letters';
import { firstSentence, leadFilter, ownerId, personIn, personRequest, localFormat } from '@hvac/content/model';
import type { PersonRequest } from '@hvac/content/model';
import * as z from 'zod/mini';
import { detailOf, resumeOf, summaryOf } from '../leads/model/lead-view.ts';
import { namesIn } from '../auth/team.ts';
import { leadsCsv } from '../inbox/leads-csv.ts';
import { filterLeads, viewContext } from '../inbox/list-leads.ts';
import { erasePerson, exportPerson } from '../inbox/person-data.ts';
import type { Lead } from '../leads/model/lead.ts';
import type { Config } from '../config.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store/store.ts';
import { FolderInUse } from '../store/lowdb/lock.ts';
import { readStore } from '../store/lowdb/lowdb-store.ts';
import { CommandError } from './run.ts';

export interface CommandInput {
  /** Where the leads are. */
  config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  /** Options such as --kind, by name. */
  filter: Readonly<Record<string, unknown>>;
  /** An id, an address or a phone number. */
  subject: string;
  output: Writable;
}

/** For reading: a server may be at work on it. */
const open = ({ config }: CommandInput): Promise<Store> =>
  config.databaseUrl === undefined ? readStore(config.dataDir) : openStore(config);

function filterIn({ filter }: CommandInput) {
  const result = z.safeParse(leadFilter, filter);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new CommandError(`--${String(issue?.path[0])}: ${issue?.message}`, true);
}

async function leadOf(input: CommandInput, store: Store): Promise<Lead> {
  const lead = /^[0-9a-f-]{36}$/i.test(input.subject) ? await store.getLead(input.subject) : undefined;
  if (!lead) throw new CommandError('There is no lead with this number.');
  return lead;
}

const time = localFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

async function list(input: CommandInput): Promise<void> {
  const store = await open(input);
  for await (const lead of filterLeads(filterIn(input), store, Date.now(), ownerId))
    input.output.write(`${lineOf(lead)}\n`);
}

/** Nothing that a visitor typed may steer the terminal. */
function lineOf(lead: Lead): string {
  const { id, kind, name, phone, receivedAt, status, subject, suspect, unread } = summaryOf(lead, {
    mailServer: 'on',
    nameOf: () => undefined,
  });
  const cells = [time().format(Date.parse(receivedAt)), id, unread ? 'unread' : 'read', status, kind];
  if (suspect.length > 0) cells.push('suspect');
  return [...cells, ...[name, phone, subject].map((text) => oneLine(text))].join('  ');
}

async function show(input: CommandInput): Promise<void> {
  const store = await open(input);
  const lead = await leadOf(input, store);
  const shown = detailOf(lead, await viewContext({ store, mailServer: 'on' }), await store.hasFile(lead));
  const { fields, history, id, kind, notes, receivedAt, resume, status } = shown;
  const rows = [
    ['number', id],
    ['kind', kind],
    ['received', time().format(Date.parse(receivedAt))],
    ['status', status],
    ...fields.map(({ name, value }) => [name, value]),
    ...(resume ? [['résumé', `${resume.name}${resume.present ? '' : ' (its file is gone)'}`]] : []),
    ...notes.map(({ at, by, text }) => [`note ${time().format(Date.parse(at))}${by ? ` ${by}` : ''}`, text]),
    ...history.map(({ at, by = '', detail, kind: what }) => [
      time().format(Date.parse(at)),
      `${what} ${detail} ${by}`.trim(),
    ]),
  ];
  for (const [name = '', value = ''] of rows) {
    input.output.write(
      `${name}: ${value
        .split('\n')
        .map((line) => oneLine(line, 5000))
        .join('\n  ')}\n`,
    );
  }
}

async function exportTable(input: CommandInput): Promise<void> {
  const filter = filterIn(input);
  const store = await open(input);
  const leads = filterLeads(filter, store, Date.now(), ownerId);
  const { rows, csv } = leadsCsv(leads, filter.kind, await namesIn(store));
  await pipeline(rows, csv, input.output, { end: false });
}

async function sendResume(input: CommandInput): Promise<void> {
  const store = await open(input);
  const lead = await leadOf(input, store);
  if (!resumeOf(lead)) throw new CommandError('No file came with this lead.');
  const file = await store.getFile(lead);
  if (file.outcome !== 'sound') throw new CommandError(`The file of this résumé is ${file.outcome}.`);
  input.output.write(file.bytes);
}

function personOf({ subject }: CommandInput): PersonRequest {
  const person = z.safeParse(personRequest, personIn(subject));
  if (!person.success) throw new CommandError(`${firstSentence(person.error)}.`);
  return person.data;
}

async function exportArchive(input: CommandInput): Promise<void> {
  const person = personOf(input);
  await pipeline(exportPerson(person, await open(input), Date.now()), input.output, { end: false });
}

/** What was set aside: one line for each lead, newest first. */
async function listRemoved(input: CommandInput): Promise<void> {
  const store = await open(input);
  for (const lead of await store.listLeads({ folder: 'deleted' })) input.output.write(`${lineOf(lead)}\n`);
}

async function putBack(input: CommandInput): Promise<void> {
  await changing(input, async (store) => {
    const id = input.subject.toLowerCase();
    const isAside = (await store.listLeads({ folder: 'deleted' })).some(({ entity }) => entity.id === id);
    if (!isAside) throw new CommandError('No lead with this number was set aside.');
    await store.updateLead(id, ({ deletedAt: _then, ...state }) => state);
    input.output.write('It is in the inbox again\n');
  });
}

async function erase(input: CommandInput): Promise<void> {
  const person = personOf(input);
  await changing(input, async (store) => {
    const { leads, messages, resumes } = await erasePerson(person, store);
    input.output.write(`Erased: ${leads} leads, ${resumes} résumés, ${messages} messages that were to go out\n`);
  });
}

async function changing(input: CommandInput, work: (store: Store) => Promise<void>): Promise<void> {
  // A folder that is not there is no place to make a new one.
  await open(input);
  const store = await openStore(input.config).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
    throw new CommandError('The server is using the data. Stop the server first.');
  });
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

/** What can be typed, and whether it needs an id, or an address or phone number. */
export const commands: Readonly<Record<string, { needs?: 'ID' | 'PERSON'; run(input: CommandInput): Promise<void> }>> =
  {
    list: { run: list },
    show: { needs: 'ID', run: show },
    export: { run: exportTable },
    resume: { needs: 'ID', run: sendResume },
    'export-person': { needs: 'PERSON', run: exportArchive },
    removed: { run: listRemoved },
    'put-back': { needs: 'ID', run: putBack },
    'erase-person': { needs: 'PERSON', run: erase },
  };
