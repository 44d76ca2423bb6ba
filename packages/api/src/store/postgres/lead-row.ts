import { isSuspect, receivedAt } from '../../lead/lead.ts';
import type { Lead } from '../../lead/lead.ts';
import { searchable } from '../../lead/search.ts';
import { isMailDue, resendsOf } from '../../lead/state.ts';
import type { LeadQuery } from '../port.ts';

/** What is read of a lead. */
export interface LeadRow {
  kind: string;
  entity: object;
  intake: object;
  state: object;
}

export const leadColumns = 'kind, entity, intake, state';

/** A row as the lead that was written into it. */
export const leadOf = ({ entity, intake, kind, state }: LeadRow): Lead =>
  // Nothing but leads is written there.
  ({ kind, entity, intake, state }) as unknown as Lead;

const timeOf = (at: string | undefined): number | null => (at === undefined ? null : Date.parse(at));

/** The columns that a change of its state changes. */
export function stateColumns(lead: Lead): Record<string, unknown> {
  const { intake, state } = lead;
  const { text, numbers } = searchable(lead);
  return {
    state: JSON.stringify(state),
    status: state.status,
    unread: state.unread,
    suspect: isSuspect(lead),
    follow_up: state.followUp ?? null,
    removed_at: timeOf(state.removedAt),
    mail_due: isMailDue(intake.mail, state.delivery),
    attempts: state.delivery.attempts,
    resends: resendsOf(state),
    sent_at: timeOf(state.delivery.sentAt),
    newest_at: Math.max(receivedAt(lead), timeOf(state.history.at(-1)?.at) ?? 0),
    searched: text.replaceAll('\0', ''),
    numbers,
  };
}

/** All columns of a new lead. */
export const columnsOf = (lead: Lead): Record<string, unknown> => ({
  id: lead.entity.id,
  kind: lead.kind,
  received_at: receivedAt(lead),
  nonce: lead.intake.nonce,
  entity: JSON.stringify(lead.entity),
  intake: JSON.stringify(lead.intake),
  ...stateColumns(lead),
});

/** A text as a pattern that finds it anywhere: what was typed never means anything but itself. */
const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** @param day where it stands among the values */
export const isDueOn = (day: string): string =>
  `(follow_up is not null and follow_up <= ${day} and status not in ('done', 'spam'))`;

/** What a query asks for, as the condition of a statement and the values in it. */
export function conditionOf(query: LeadQuery): { condition: string; values: unknown[] } {
  const {
    after,
    dueOn,
    folder,
    from,
    kinds,
    mailDue,
    notDueOn,
    openOn,
    removedBy,
    statuses,
    to,
    unread,
    words = [],
  } = query;
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const all = [folder === 'removed' ? 'removed_at is not null' : 'removed_at is null'];
  if (folder === 'inbox' || folder === 'suspects') all.push(`suspect = ${value(folder === 'suspects')}`);
  if (kinds) all.push(`kind = any(${value(kinds)})`);
  if (statuses) all.push(`status = any(${value(statuses)})`);
  if (unread !== undefined) all.push(`unread = ${value(unread)}`);
  if (from !== undefined) all.push(`received_at >= ${value(from)}`);
  if (to !== undefined) all.push(`received_at < ${value(to)}`);
  if (removedBy !== undefined) all.push(`removed_at <= ${value(removedBy)}`);
  if (mailDue) all.push('mail_due');
  if (openOn !== undefined) all.push(`(status in ('new', 'contacted') or ${isDueOn(value(openOn))})`);
  if (dueOn !== undefined) all.push(isDueOn(value(dueOn)));
  if (notDueOn !== undefined) all.push(`not ${isDueOn(value(notDueOn))}`);
  if (after) all.push(`(received_at, id) < (${value(after.receivedAt)}, ${value(after.id)})`);
  for (const word of words) {
    const [column, text] = 'text' in word ? ['searched', word.text] : ['numbers', word.number];
    // No text of PostgreSQL holds a NUL, so no lead that is searched does.
    all.push(text.includes('\0') ? 'false' : `${column} like ${value(anywhere(text))}`);
  }
  return { condition: all.join(' and '), values };
}
