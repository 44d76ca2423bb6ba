import { Readable } from 'node:stream';
import {
  e164,
  fieldValue,
  kindLabels,
  localFormat,
  resultLabels,
  statusLabel,
  suspicionWords,
  type LeadKindName,
} from '@hvac/content/model';
import { stringify, type Options, type Stringifier } from 'csv-stringify';
import { leadKinds } from '../leads/model/lead-kinds.ts';
import type { Lead } from '../leads/model/lead.ts';
import { subjectOf, leadFields, resumeOf, type ViewContext } from '../leads/model/lead-view.ts';

/** A format that spreadsheets parse as a date: "2026-11-21 10:00:00". */
const newYork = localFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

const firstColumns = [
  'received',
  'firstContact',
  'kind',
  'status',
  'outcome',
  'amount',
  'reason',
  'assignee',
  'followUp',
  'arrival',
  'unread',
  'suspect',
];
const personColumns = ['firstName', 'lastName', 'phone', 'phoneE164', 'email', 'address', 'city', 'state', 'zipCode'];
const lastColumns = ['page', 'landing', 'from', 'resume', 'notes', 'id'];
const headings: Record<string, string> = {
  received: 'Received (New York time)',
  firstContact: 'First contact (New York time)',
  amount: 'Amount ($)',
  assignee: 'Assigned to',
  phoneE164: 'Phone (E.164)',
  landing: 'Landing page',
  from: 'Came from',
  resume: 'Résumé',
  zipCode: 'ZIP code',
  friendZipCode: 'Friend ZIP code',
  id: 'Number',
};

/** "friendFirstName" is "Friend first name", "company2" is "Company 2". */
function headingOf(name: string): string {
  const words = name.replace(/([A-Z]|\d+)/g, ' $1').toLowerCase();
  return headings[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Columns of one kind: all fields of its form, in order. For all kinds: their common fields, so few cells are empty. */
function fieldNames(kind: LeadKindName | undefined): string[] {
  if (kind === undefined) return [...personColumns, 'subject', 'message'];
  const excluded = new Set(['id', 'createdAt', 'confirmEmail', 'resumeFileName', 'resumeFileSize', 'fileMimeType']);
  const names = Object.keys(leadKinds[kind].entity._zod.def.shape).filter((name) => !excluded.has(name));
  return names.toSpliced(names.indexOf('phone') + 1, 0, 'phoneE164');
}

/** When the office first replied: the first status other than new and spam. */
const firstContactOf = ({ state }: Lead): string | undefined =>
  state.history.find(
    ({ kind, detail, undone }) => kind === 'status' && detail !== 'new' && detail !== 'spam' && !undone,
  )?.at;

const newYorkTime = (at: string | undefined): string => (at === undefined ? '' : newYork().format(Date.parse(at)));

/** The free text, which each form names differently. */
const messageOf = ({ entity }: Lead): string =>
  ('message' in entity && entity.message) ||
  ('comments' in entity && entity.comments) ||
  ('additionalInfo' in entity && entity.additionalInfo) ||
  '';

function rowOf(lead: Lead, nameOf: ViewContext['nameOf']): Record<string, string> {
  const { entity, submission, kind, state } = lead;
  const row: Record<string, string> = {
    received: newYorkTime(submission.receivedAt),
    firstContact: newYorkTime(firstContactOf(lead)),
    kind: kindLabels[kind],
    status: statusLabel(kind, state.status),
    outcome: state.outcome ? resultLabels[state.outcome.result] : '',
    amount: String(state.outcome?.amount ?? ''),
    reason: state.outcome?.reason ?? '',
    assignee: state.assignee === undefined ? '' : (nameOf(state.assignee) ?? ''),
    followUp: state.followUp ?? '',
    arrival: state.arrivalWindow ? `${state.arrivalWindow.from}-${state.arrivalWindow.to}` : '',
    unread: state.unread ? 'Yes' : 'No',
    suspect: state.cleared ? '' : submission.suspect.map((reason) => suspicionWords[reason]).join(' '),
    page: submission.page ?? '',
    landing: submission.landing?.page ?? '',
    from: submission.landing?.from ?? '',
    resume: resumeOf(lead)?.name ?? '',
    notes: notesOf(lead),
    id: entity.id,
    subject: subjectOf(lead),
    message: messageOf(lead),
  };
  for (const { name, value } of leadFields(lead)) row[name] = fieldValue(name, value);
  row['phoneE164'] = e164(entity.phone) ?? '';
  return row;
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

async function* rowsOf(
  leads: AsyncIterable<Lead>,
  nameOf: ViewContext['nameOf'],
): AsyncGenerator<Record<string, string>> {
  for await (const lead of leads) yield rowOf(lead, nameOf);
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
  cast: { string: (value, { column }) => (column === 'phoneE164' ? value : escapeFormula(value)) },
};

export function leadsCsv(
  leads: AsyncIterable<Lead>,
  kind: LeadKindName | undefined,
  nameOf: ViewContext['nameOf'],
): { rows: Readable; csv: Stringifier } {
  const names = [...firstColumns, ...fieldNames(kind), ...lastColumns];
  const csv = stringify({
    ...csvFormat,
    columns: names.map((key) => ({ key, header: headingOf(key) })),
  });
  return { rows: Readable.from(rowsOf(leads, nameOf)), csv };
}
