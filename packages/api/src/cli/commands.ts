import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { oneLine } from '@hvac/content/letters';
import { leadFilter } from '@hvac/content/model';
import * as z from 'zod/mini';
import { detailOf, resumeOf, summaryOf } from '../inbox/lead-view.ts';
import { leadsCsv } from '../inbox/leads-csv.ts';
import { queryOf } from '../inbox/list-leads.ts';
import { erasePerson, exportPerson } from '../inbox/person.ts';
import { leadCollections } from '../leads/lead-kinds.ts';
import type { StoredLead } from '../store/port.ts';
import { FolderInUse } from '../store/lowdb/lock.ts';
import { openStore } from '../store/lowdb/open-store.ts';
import { readStore } from '../store/lowdb/read-store.ts';
import type { LeadReader } from '../store/lowdb/read-store.ts';

/** What was typed cannot be done. `wrong` is true when it was typed wrongly. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';
  readonly wrong: boolean;

  constructor(sentence: string, wrong = false) {
    super(sentence);
    this.wrong = wrong;
  }
}

export interface CommandInput {
  dataDir: string;
  /** Options such as --kind, by name. */
  filter: Readonly<Record<string, unknown>>;
  /** An id or an address. */
  subject: string;
  output: Writable;
}

const open = ({ dataDir }: CommandInput): Promise<LeadReader> => readStore(dataDir, Object.keys(leadCollections));

function queryIn({ filter }: CommandInput) {
  const result = z.safeParse(leadFilter, filter);
  if (result.success) return queryOf(result.data);
  const [issue] = result.error.issues;
  throw new CommandFailed(`--${String(issue?.path[0])}: ${issue?.message}`, true);
}

async function leadOf(input: CommandInput, store: LeadReader): Promise<StoredLead> {
  const lead = /^[0-9a-f-]{36}$/i.test(input.subject) ? await store.lead(input.subject) : undefined;
  if (!lead) throw new CommandFailed('There is no lead with this number.');
  return lead;
}

const time = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'short' });

/** Nothing that a visitor typed may steer the terminal. */
async function list(input: CommandInput): Promise<void> {
  const store = await open(input);
  for await (const lead of store.findLeads(queryIn(input))) {
    const { id, kind, name, phone, receivedAt, status, subject, unread } = summaryOf(lead, 'on');
    const cells = [time.format(Date.parse(receivedAt)), id, unread ? 'unread' : 'read', status, kind];
    input.output.write(`${[...cells, ...[name, phone, subject].map((text) => oneLine(text))].join('  ')}\n`);
  }
}

async function show(input: CommandInput): Promise<void> {
  const store = await open(input);
  const { fields, history, id, kind, notes, receivedAt, resume, status } = detailOf(
    await leadOf(input, store),
    'on',
    await store.fileNames('resumes'),
  );
  const rows = [
    ['number', id],
    ['kind', kind],
    ['received', time.format(Date.parse(receivedAt))],
    ['status', status],
    ...fields.map(({ name, value }) => [name, value]),
    ...(resume ? [['résumé', `${resume.name}${resume.present ? '' : ' (its file is gone)'}`]] : []),
    ...notes.map(({ at, text }) => [`note ${time.format(Date.parse(at))}`, text]),
    ...history.map(({ at, detail, kind: what }) => [time.format(Date.parse(at)), `${what} ${detail}`]),
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
  const { rows, csv } = leadsCsv(queryIn(input), await open(input));
  await pipeline(rows, csv, input.output, { end: false });
}

async function sendResume(input: CommandInput): Promise<void> {
  const store = await open(input);
  const file = resumeOf(await leadOf(input, store));
  if (!file) throw new CommandFailed('No file came with this lead.');
  const bytes = await store.readFile('resumes', file.file);
  if (!bytes) throw new CommandFailed('The file of this résumé is gone.');
  input.output.write(bytes);
}

async function exportPersonAsJson(input: CommandInput): Promise<void> {
  const data = await exportPerson(input.subject, await open(input), Date.now());
  input.output.write(`${JSON.stringify(data, null, 2)}\n`);
}

async function erase(input: CommandInput): Promise<void> {
  // A folder that is not there is no place to make a new one.
  await open(input);
  const store = await openStore({ root: input.dataDir, collections: leadCollections }).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
    throw new CommandFailed('The server is using the data. Stop the server first, or erase in the inbox.');
  });
  try {
    const { leads, messages, resumes } = await erasePerson(input.subject, store);
    input.output.write(`Erased: ${leads} leads, ${resumes} résumés, ${messages} messages that were to go out\n`);
  } finally {
    await store.close();
  }
}

/** What can be typed, and whether it needs an id or an address. */
export const commands: Readonly<Record<string, { needs?: 'ID' | 'EMAIL'; run(input: CommandInput): Promise<void> }>> = {
  list: { run: list },
  show: { needs: 'ID', run: show },
  export: { run: exportTable },
  resume: { needs: 'ID', run: sendResume },
  'export-person': { needs: 'EMAIL', run: exportPersonAsJson },
  'erase-person': { needs: 'EMAIL', run: erase },
};
