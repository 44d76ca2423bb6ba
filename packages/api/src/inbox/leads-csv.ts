import { Readable } from 'node:stream';
import type { LeadKindName } from '@hvac/content/model';
import { stringify } from 'csv-stringify';
import type { Stringifier } from 'csv-stringify';
import { everyKind } from '../lead/kinds.ts';
import type { Lead } from '../lead/lead.ts';
import { fieldsOf, resumeOf } from './lead-view.ts';

/** When a lead arrived, as spreadsheets take it: "2026-11-21 10:00:00". */
const newYork = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const before = ['received', 'kind', 'status', 'unread', 'suspect'];
const behind = ['page', 'resume', 'notes', 'id'];
const headings: Record<string, string> = {
  received: 'Received (New York time)',
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

/** The fields of the kinds that are asked for, in the forms' order. */
function fieldNames(kind: LeadKindName | undefined): string[] {
  const kinds = everyKind.filter(({ name }) => kind === undefined || name === kind);
  const names = kinds.flatMap(({ entity }) => Object.keys(entity._zod.def.shape));
  const apart = new Set(['id', 'createdAt', 'confirmEmail', 'resumeFileName', 'resumeFileSize', 'fileMimeType']);
  return [...new Set(names)].filter((name) => !apart.has(name));
}

function rowOf(lead: Lead): Record<string, string> {
  const { entity, intake, kind, state } = lead;
  const row: Record<string, string> = {
    received: newYork.format(Date.parse(intake.receivedAt)),
    kind,
    status: state.status,
    unread: state.unread ? 'yes' : 'no',
    suspect: state.cleared ? '' : intake.suspect.join(' '),
    page: disarmed(intake.page ?? ''),
    resume: disarmed(resumeOf(lead)?.name ?? ''),
    notes: disarmed(state.notes.map(({ text }) => text).join('\n')),
    id: entity.id,
  };
  for (const { name, value } of fieldsOf(lead)) row[name] = disarmed(value);
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

async function* rowsOf(leads: AsyncIterable<Lead>): AsyncGenerator<Record<string, string>> {
  for await (const lead of leads) yield rowOf(lead);
}

/** Leads as CSV (RFC 4180, UTF-8 with a mark at the start so that Excel knows it), newest first, as they are read. */
export function leadsCsv(
  leads: AsyncIterable<Lead>,
  kind: LeadKindName | undefined,
): { rows: Readable; csv: Stringifier } {
  const names = [...before, ...fieldNames(kind), ...behind];
  const csv = stringify({
    bom: true,
    header: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    columns: names.map((key) => ({ key, header: headingOf(key) })),
  });
  return { rows: Readable.from(rowsOf(leads)), csv };
}
