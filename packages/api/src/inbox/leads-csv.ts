import { Readable } from 'node:stream';
import {
  contactMethodNames,
  e164,
  educationLevelNames,
  inquiryTypeNames,
  referralTypeNames,
  suspicionWords,
  localFormat,
} from '@hvac/content/model';
import type { LeadKindName } from '@hvac/content/model';
import { stringify } from 'csv-stringify';
import type { Stringifier } from 'csv-stringify';
import { leadKinds } from '../leads/model/lead-kinds.ts';
import type { Lead } from '../leads/model/lead.ts';
import { subjectOf } from '../leads/model/lead-subject.ts';
import { leadFields, resumeOf } from '../leads/model/lead-view.ts';
import type { ViewContext } from '../leads/model/lead-view.ts';

/** When a lead arrived, as spreadsheets take it: "2026-11-21 10:00:00". */
const newYork = localFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

const before = ['received', 'firstContact', 'kind', 'status', 'assignee', 'followUp', 'unread', 'suspect'];
const person = ['firstName', 'lastName', 'phone', 'phoneE164', 'email', 'address', 'city', 'state', 'zipCode'];
const behind = ['page', 'landing', 'from', 'resume', 'notes', 'id'];
const headings: Record<string, string> = {
  received: 'Received (New York time)',
  firstContact: 'First contact (New York time)',
  assignee: 'Assigned to',
  phoneE164: 'Phone (E.164)',
  landing: 'Landing page',
  from: 'Came from',
  resume: 'Résumé',
  zipCode: 'ZIP code',
  friendZipCode: 'Friend ZIP code',
  id: 'Number',
};

const kindWords: Record<LeadKindName, string> = {
  'service-request': 'Service request',
  contact: 'Message',
  referral: 'Referral',
  'career-application': 'Job application',
};

/** Choices of the forms, whose values are written for programs. */
const choices: Record<string, Record<string, string>> = {
  isNewCustomer: { true: 'Yes', false: 'No' },
  contactMethod: contactMethodNames,
  inquiryType: inquiryTypeNames,
  referralType: referralTypeNames,
  educationLevel: educationLevelNames,
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "friendFirstName" is "Friend first name", "company2" is "Company 2". */
function headingOf(name: string): string {
  const words = name.replace(/([A-Z]|\d+)/g, ' $1').toLowerCase();
  return headings[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The columns between those that every table has. Of one kind, all that its form asks for, in the form's order; of all
 * kinds together, what they have in common: a table of every field of every form would be empty for the most part.
 */
function fieldNames(kind: LeadKindName | undefined): string[] {
  if (kind === undefined) return [...person, 'subject', 'message'];
  const apart = new Set(['id', 'createdAt', 'confirmEmail', 'resumeFileName', 'resumeFileSize', 'fileMimeType']);
  const names = Object.keys(leadKinds[kind].entity._zod.def.shape).filter((name) => !apart.has(name));
  return names.toSpliced(names.indexOf('phone') + 1, 0, 'phoneE164');
}

/** When the office first got back to somebody: with the first status but new and spam. */
const firstContactOf = ({ state }: Lead): string | undefined =>
  state.history.find(({ kind, detail }) => kind === 'status' && detail !== 'new' && detail !== 'spam')?.at;

const timeOf = (at: string | undefined): string => (at === undefined ? '' : newYork().format(Date.parse(at)));

/** What somebody wrote, whatever the form calls it. */
const messageOf = ({ entity }: Lead): string =>
  ('message' in entity && entity.message) ||
  ('comments' in entity && entity.comments) ||
  ('additionalInfo' in entity && entity.additionalInfo) ||
  '';

function rowOf(lead: Lead, nameOf: ViewContext['nameOf']): Record<string, string> {
  const { entity, intake, kind, state } = lead;
  const row: Record<string, string> = {
    received: timeOf(intake.receivedAt),
    firstContact: timeOf(firstContactOf(lead)),
    kind: kindWords[kind],
    status: capital(state.status),
    assignee: disarmed(state.assignee === undefined ? '' : (nameOf(state.assignee) ?? '')),
    followUp: state.followUp ?? '',
    unread: state.unread ? 'Yes' : 'No',
    suspect: state.cleared ? '' : intake.suspect.map((reason) => suspicionWords[reason]).join(' '),
    page: disarmed(intake.page ?? ''),
    landing: disarmed(intake.landing?.page ?? ''),
    from: disarmed(intake.landing?.from ?? ''),
    resume: disarmed(resumeOf(lead)?.name ?? ''),
    notes: disarmed(state.notes.map(({ by, text }) => (by === undefined ? text : `${text} (${by})`)).join('\n')),
    id: entity.id,
    subject: disarmed(subjectOf(lead)),
    message: disarmed(messageOf(lead)),
  };
  for (const { name, value } of leadFields(lead)) row[name] = disarmed(choices[name]?.[value] ?? value);
  // A plus and digits alone are a number to every program, and no formula.
  row['phoneE164'] = e164(entity.phone) ?? '';
  return row;
}

/** Where a cell may begin: a program that is set to semicolons or tabs splits a value there, whatever quotes are around it. */
const separators = /([;\t\r\n])/;
/** Quotes and blanks in front: some programs drop them. */
const formula = /^["'\s]*[=+\-@＝＋－＠]/;

/** Spreadsheets run a cell that begins like a formula. An apostrophe in front makes it text. */
function disarmed(value: string): string {
  const parts = value.split(separators).map((part) => (formula.test(part) ? `'${part}` : part));
  return /^[\t\r]/.test(value) ? `'${parts.join('')}` : parts.join('');
}

async function* rowsOf(
  leads: AsyncIterable<Lead>,
  nameOf: ViewContext['nameOf'],
): AsyncGenerator<Record<string, string>> {
  for await (const lead of leads) yield rowOf(lead, nameOf);
}

/** Leads as CSV (RFC 4180, UTF-8 with a mark at the start so that Excel knows it), newest first, as they are read. */
export function leadsCsv(
  leads: AsyncIterable<Lead>,
  kind: LeadKindName | undefined,
  nameOf: ViewContext['nameOf'],
): { rows: Readable; csv: Stringifier } {
  const names = [...before, ...fieldNames(kind), ...behind];
  const csv = stringify({
    bom: true,
    header: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    columns: names.map((key) => ({ key, header: headingOf(key) })),
  });
  return { rows: Readable.from(rowsOf(leads, nameOf)), csv };
}
