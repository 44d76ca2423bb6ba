import { isSuspect, receivedAt, senderOf } from '../../leads/model/lead.ts';
import type { Lead } from '../../leads/model/lead.ts';
import { searchable } from '../../leads/model/search.ts';
import { countResends, isPending } from '../../leads/model/deliveries.ts';
import type { LeadQuery } from '../store.ts';

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
  const { state } = lead;
  const { numbers, text } = searchable(lead);
  return {
    state: JSON.stringify(state),
    status: state.status,
    unread: state.unread,
    suspect: isSuspect(lead),
    follow_up: state.followUp ?? null,
    assignee: state.assignee ?? null,
    deleted_at: timeOf(state.deletedAt),
    mail_due: isPending(lead, 'office'),
    attempts: state.delivery.attempts,
    resends: countResends(state),
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
  ...senderOf(lead),
  entity: JSON.stringify(lead.entity),
  intake: JSON.stringify(lead.intake),
  ...stateColumns(lead),
});

/** A text as a pattern that finds it anywhere: what was typed never means anything but itself. */
const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** @param day where it stands among the values */
export const isOpenOn = (day: string): string =>
  `(status not in ('done', 'spam') and (status in ('new', 'contacted') or follow_up <= ${day}))`;

/** @param day where it stands among the values */
export const isDueOn = (day: string): string =>
  `(follow_up is not null and follow_up <= ${day} and status not in ('done', 'spam'))`;

/** Conditions of a statement. */
interface Conditions {
  /** How leads stand and when they came. */
  standing: string;
  /** What they say; empty when no words are looked for. */
  saying: string;
  /** The values in both. */
  values: unknown[];
}

/** What a query asks for, all but whether leads were set aside. */
export function conditionsOf(query: LeadQuery): Conditions {
  const { after, assignee, dueOn, folder, from, kinds, notDueOn, openOn, deletedUntil, sender, statuses, to, unread } =
    query;
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  // One of one is told as such: then an index has them in order.
  const oneOf = (column: string, all: readonly string[]): string =>
    all.length === 1 ? `${column} = ${value(all[0])}` : `${column} = any(${value(all)})`;
  const standing = ['true'];
  if (folder === 'suspects') standing.push('suspect');
  if (kinds) standing.push(oneOf('kind', kinds));
  if (statuses) standing.push(oneOf('status', statuses));
  if (unread !== undefined) standing.push(unread ? 'unread' : 'not unread');
  if (from !== undefined) standing.push(`received_at >= ${value(from)}`);
  if (to !== undefined) standing.push(`received_at < ${value(to)}`);
  if (deletedUntil !== undefined) standing.push(`deleted_at <= ${value(deletedUntil)}`);
  if (sender) standing.push(`(email = ${value(sender.email)} or phone = ${value(sender.phone)})`);
  if (assignee !== undefined) {
    standing.push(assignee === null ? 'assignee is null' : `assignee = ${value(assignee)}`);
  }
  if (openOn !== undefined) standing.push(isOpenOn(value(openOn)));
  if (dueOn !== undefined) standing.push(isDueOn(value(dueOn)));
  if (notDueOn !== undefined) standing.push(`not ${isDueOn(value(notDueOn))}`);
  if (after) standing.push(`(received_at, id) < (${value(after.receivedAt)}, ${value(after.id)})`);
  const saying = (query.words ?? []).map((word) => {
    if ('number' in word) return `numbers like ${value(anywhere(word.number))}`;
    // No text of PostgreSQL holds a NUL, so no lead that is searched does.
    const texts = word.anyOf.filter((text) => !text.includes('\0'));
    return `(${texts.map((text) => `searched like ${value(anywhere(text))}`).join(' or ') || 'false'})`;
  });
  return { standing: standing.join(' and '), saying: saying.join(' and '), values };
}
