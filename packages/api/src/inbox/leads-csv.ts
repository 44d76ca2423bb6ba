import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Stringifier } from 'csv-stringify';
import type * as z from 'zod/mini';
import { leadKinds } from '../leads/lead-kinds.ts';
import type { LeadQuery, Store, StoredLead } from '../store/port.ts';
import { kindOf } from '../leads/typed-lead.ts';
import { fieldsOf, resumeOf } from './lead-view.ts';

/** When a lead arrived, as spreadsheets take it: "2026-11-21 10:00:00". */
const newYork = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const before = ['received', 'kind', 'status', 'unread', 'suspect'];
const behind = ['resume', 'notes', 'id'];
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
function fieldNames({ collections }: LeadQuery): string[] {
  const kinds = leadKinds.filter(({ collection }) => collections?.includes(collection) ?? true);
  const names = kinds.flatMap(({ entity }) => Object.keys((entity as unknown as z.core.$ZodObject)._zod.def.shape));
  const apart = new Set(['id', 'createdAt', 'confirmEmail', 'resumeFileName', 'resumeFileSize', 'fileMimeType']);
  return [...new Set(names)].filter((name) => !apart.has(name));
}

function rowOf(lead: StoredLead): Record<string, string> {
  const { collection, record, state } = lead;
  const row: Record<string, string> = {
    received: newYork.format(Date.parse(record.intake.receivedAt)),
    kind: kindOf(collection),
    status: state.status,
    unread: state.unread ? 'yes' : 'no',
    suspect: state.cleared ? '' : record.intake.suspect.join(' '),
    resume: disarmed(resumeOf(lead)?.name ?? ''),
    notes: disarmed(state.notes.map(({ text }) => text).join('\n')),
    id: record.entity.id,
  };
  for (const { name, value } of fieldsOf(lead)) row[name] = disarmed(value);
  return row;
}

/**
 * Spreadsheets run a cell that begins like a formula. An apostrophe in front makes it text; it is put there, too, when
 * quotes or blanks come first, as some programs drop these.
 */
const disarmed = (value: string): string =>
  /^["'\s]*[=+\-@\t\r＝＋－＠]/.test(value) || /^[\t\r]/.test(value) ? `'${value}` : value;

async function* rowsOf(query: LeadQuery, store: Pick<Store, 'findLeads'>): AsyncGenerator<Record<string, string>> {
  for await (const lead of store.findLeads(query)) yield rowOf(lead);
}

/** Leads as CSV (RFC 4180, UTF-8 with a mark at the start so that Excel knows it), newest first, as they are read. */
export function leadsCsv(query: LeadQuery, store: Pick<Store, 'findLeads'>): { rows: Readable; csv: Stringifier } {
  const names = [...before, ...fieldNames(query), ...behind];
  const csv = stringify({
    bom: true,
    header: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    columns: names.map((key) => ({ key, header: headingOf(key) })),
  });
  return { rows: Readable.from(rowsOf(query, store)), csv };
}
