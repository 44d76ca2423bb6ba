import { Readable, type Writable } from 'node:stream';
import {
  e164,
  fieldLabel,
  fieldValue,
  kindLabels,
  localFormat,
  resultLabels,
  statusLabel,
  suspicionWords,
  type LeadKindName,
} from '@hvac/content/model';
import { stringify, type Options } from 'csv-stringify';
import { sendStream } from '../http/send-stream.ts';
import { leadKinds } from '../leads/model/lead-kinds.ts';
import type { Lead } from '../leads/model/lead.ts';
import { resumeOf, subjectOf, type ViewContext } from '../leads/model/lead-view.ts';

type Column = readonly [
  heading: string,
  value: (lead: Lead, nameOf: ViewContext['nameOf']) => string | number | undefined,
];

/** A format that spreadsheets parse as a date: "2026-11-21 10:00:00". */
const newYork = localFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
const newYorkTime = (at: string | undefined) => at && newYork().format(Date.parse(at));

/** When the office first replied: the first status other than new and spam. */
const firstContactOf = ({ state }: Lead): string | undefined =>
  state.history.find(
    ({ kind, detail, undone }) => kind === 'status' && detail !== 'new' && detail !== 'spam' && !undone,
  )?.at;

const firstColumns: readonly Column[] = [
  ['Received (New York time)', ({ submission }) => newYorkTime(submission.receivedAt)],
  ['First contact (New York time)', (lead) => newYorkTime(firstContactOf(lead))],
  ['Kind', ({ kind }) => kindLabels[kind]],
  ['Status', ({ kind, state }) => statusLabel(kind, state.status)],
  ['Outcome', ({ state }) => state.outcome && resultLabels[state.outcome.result]],
  ['Amount ($)', ({ state }) => state.outcome?.amount],
  ['Reason', ({ state }) => state.outcome?.reason],
  ['Assigned to', ({ state }, nameOf) => state.assignee && nameOf(state.assignee)],
  ['Follow up', ({ state }) => state.followUp],
  ['Arrival', ({ state }) => state.arrivalWindow && `${state.arrivalWindow.from}-${state.arrivalWindow.to}`],
  ['Unread', ({ state }) => (state.unread ? 'Yes' : 'No')],
  [
    'Suspect',
    ({ state, submission }) =>
      state.cleared ? '' : submission.suspect.map((reason) => suspicionWords[reason]).join(' '),
  ],
];

const lastColumns: readonly Column[] = [
  ['Page', ({ submission }) => submission.page],
  ['Landing page', ({ submission }) => submission.landing?.page],
  ['Came from', ({ submission }) => submission.landing?.from],
  ['Résumé', (lead) => resumeOf(lead)?.name],
  ['Notes', notesOf],
  // In New York the hour before daylight saving time ends comes twice.
  ['Received (UTC)', ({ submission }) => submission.receivedAt.slice(0, 19).replace('T', ' ')],
  ['Number', ({ entity }) => entity.id],
];

const e164Heading = 'Phone (E.164)';
const e164Column: Column = [e164Heading, ({ entity }) => e164(entity.phone)];

/** A field of the forms, under the label that it has in the inbox. */
function fieldColumn(name: string): Column {
  const value = (fields: Readonly<Record<string, string | boolean | undefined>>) =>
    fieldValue(name, String(fields[name] ?? ''));
  return [fieldLabel(name), ({ entity }) => value(entity)];
}

/** The free text, which each form names differently. */
const messageOf = ({ entity }: Lead): string | undefined =>
  ('message' in entity && entity.message) ||
  ('comments' in entity && entity.comments) ||
  ('additionalInfo' in entity && entity.additionalInfo) ||
  undefined;

/** Columns of one kind: all fields of its form, in order. For all kinds: their common fields, so few cells are empty. */
function formColumns(kind: LeadKindName | undefined): Column[] {
  const excluded = ['id', 'createdAt', 'confirmEmail', 'resumeFileName', 'resumeFileSize', 'fileMimeType'];
  const names = kind
    ? Object.keys(leadKinds[kind].entity._zod.def.shape).filter((name) => !excluded.includes(name))
    : ['firstName', 'lastName', 'phone', 'email', 'address', 'city', 'state', 'zipCode'];
  const fields = names.map(fieldColumn).toSpliced(names.indexOf('phone') + 1, 0, e164Column);
  return kind ? fields : [...fields, ['Subject', subjectOf], ['Message', messageOf]];
}

/** A spreadsheet set to semicolons or tabs starts a new cell here, despite the quotes. */
const separators = /([;\t\r\n])/;
/** Some programs drop leading quotes and spaces. */
const formula = /^["'\s]*[=+\-@＝＋－＠]/;
/** Inside a cell a plus or minus sign begins a formula only if it calculates, or calls something: lists and phones stay. */
const innerFormula = /^["'\s]*(?:[=@＝＠]|[+\-＋－](?=\s*\d+[+*^]|.*[|!]|.*\p{L}\())/u;

/** Prevents CSV injection: an apostrophe makes a cell that starts like a formula plain text. */
function escapeFormula(value: string): string {
  const parts = value
    .split(separators)
    .map((part, index) => ((index === 0 ? formula : innerFormula).test(part) ? `'${part}` : part));
  return /^[\t\r]/.test(value) ? `'${parts.join('')}` : parts.join('');
}

/** Escaped, they are at most twice as long: Excel cuts off what is longer than 32,767 characters. */
const maxNotesLength = 16_000;

/** The office's notes, oldest first. When they do not fit a cell, the oldest are left out. */
function notesOf({ state }: Lead): string {
  const all = state.notes.map(({ by, text }) => (by === undefined ? text : `${text} (${by})`)).join('\n');
  return all.length <= maxNotesLength ? all : `Older notes are in the inbox.\n${all.slice(-maxNotesLength)}`;
}

/**
 * RFC 4180, in UTF-8 with a byte order mark for Excel. No cell is a formula. Excel drops leading zeros of numbers when it opens
 * a CSV file; ="02134" would keep them there, and break every other program.
 */
export const csvFormat: Options = {
  bom: true,
  header: true,
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
  // Spreadsheets read a plus sign and digits as a number.
  cast: { string: (value, { column }) => (column === e164Heading ? value : escapeFormula(value)) },
};

/** Writes leads as they are read. Ends early when nobody takes them any more. */
export async function writeLeadsCsv(
  leads: AsyncIterable<Lead>,
  kind: LeadKindName | undefined,
  nameOf: ViewContext['nameOf'],
  response: Writable,
): Promise<void> {
  const columns = [...firstColumns, ...formColumns(kind), ...lastColumns];
  async function* rows() {
    for await (const lead of leads)
      yield Object.fromEntries(columns.map(([name, value]) => [name, value(lead, nameOf)]));
  }
  const csv = stringify({ ...csvFormat, columns: columns.map(([name]) => name) });
  await sendStream([Readable.from(rows()), csv], response);
}
