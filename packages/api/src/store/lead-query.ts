import { isClosed, isUrgent, leadStatuses, type LeadKindName, type LeadStatus } from '@hvac/content/model';
import { firstDueTime, isMailStuck, longestWait } from '../leads/model/deliveries.ts';
import { closedAt, isSuspect, personKeys, receivedAt, type Channel, type Lead } from '../leads/model/lead.ts';
import { searchedText, type SearchWord } from '../leads/model/search.ts';

type Scalar = string | number | boolean | null;
export type Value = Scalar | readonly string[];

/** What filters compare. PostgreSQL has these columns; the lowdb store computes them. */
export const leadColumns = {
  id: ({ entity }) => entity.id,
  kind: ({ kind }) => kind,
  received_at: receivedAt,
  /** Of everybody whom the lead is about, as `identityKeys` makes them. */
  person_keys: personKeys,
  status: ({ state }) => state.status,
  unread: ({ state }) => state.unread,
  suspect: isSuspect,
  urgent: isUrgent,
  follow_up: ({ state }) => state.followUp ?? null,
  assignee: ({ state }) => state.assignee ?? null,
  deleted: ({ state }) => state.deletedAt !== undefined,
  deleted_at: ({ state }) => (state.deletedAt === undefined ? null : Date.parse(state.deletedAt)),
  /** When something is due on a channel; null when nothing is. */
  office_due: ({ state }) => firstDueTime(state.deliveries.office),
  acknowledgment_due: ({ state }) => firstDueTime(state.deliveries.acknowledgment),
  webhook_due: ({ state }) => firstDueTime(state.deliveries.webhook),
  assignment_due: ({ state }) => firstDueTime(state.deliveries.assignment),
  /** As `isMailStuck` says. */
  stuck: isMailStuck,
  /** Null while the lead is not closed. */
  closed_at: ({ state }) => closedAt(state) ?? null,
  searched: searchedText,
} as const satisfies Record<string, (lead: Lead) => Value>;
export type LeadColumn = keyof typeof leadColumns;

/** A comparison with null holds only for "=". */
export type Condition =
  | readonly [column: LeadColumn, operator: '=', value: Scalar]
  | readonly [column: LeadColumn, operator: '<' | '<=' | '>=', value: string | number]
  | readonly [column: LeadColumn, operator: 'in', values: readonly string[]]
  | readonly [column: LeadColumn, operator: 'contains', text: string]
  /** The column has one of these texts at least. */
  | readonly [column: LeadColumn, operator: 'overlaps', values: readonly string[]]
  /** Contains a word, also with a typo in it, by the measure of the store. */
  | readonly [column: LeadColumn, operator: 'resembles', word: string]
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** The position of a lead: by time of arrival, then by id. */
export interface Cursor {
  /** Milliseconds since 1970. */
  receivedAt: number;
  id: string;
}

export const cursorOf = (lead: Lead): Cursor => ({ receivedAt: receivedAt(lead), id: lead.entity.id });

/** Not as "not in" the closed ones: PostgreSQL finds the few that are open in an index. */
const isNotClosed: Condition = ['status', 'in', leadStatuses.filter((status) => !isClosed(status))];
const hasNoDay: Condition = ['follow_up', '=', null];
const isFollowedUp = (day: string): Condition => ['follow_up', '<=', day];
const isDue = (day: string): Condition => ({ all: [isFollowedUp(day), isNotClosed] });

/**
 * All words occur somewhere in what the form said or in the notes. Compares substrings only: a regular expression made from
 * a search could be made slow on purpose.
 */
export const containsWords = (words: readonly SearchWord[]): Condition => ({
  all: words.map((word) =>
    'text' in word ? ['searched', 'contains', word.text] : ['searched', 'resembles', word.resembles],
  ),
});

/** Every filter, as a condition on columns. Both stores translate conditions, so a new filter needs nothing else. */
const filters = {
  id: (id: string) => ['id', '=', id.toLowerCase()],
  kinds: (kinds: readonly LeadKindName[]) => ['kind', 'in', kinds],
  statuses: (statuses: readonly LeadStatus[]) => ['status', 'in', statuses],
  unread: (is: boolean) => ['unread', '=', is],
  suspect: (is: boolean) => ['suspect', '=', is],
  urgent: (is: boolean) => ['urgent', '=', is],
  /** False unless given: deleted leads are found in no other way. */
  deleted: (is: boolean) => ['deleted', '=', is],
  /** At this time or before, in milliseconds since 1970. */
  deletedUntil: (time: number) => ['deleted_at', '<=', time],
  /** Id of a user; null for leads of nobody. */
  assignee: (id: string | null) => ['assignee', '=', id],
  /** Assigned to this user, or an emergency that is new and nobody's. */
  concerns: (id: string) => ({
    any: [
      ['assignee', '=', id],
      {
        all: [
          ['assignee', '=', null],
          ['status', '=', 'new'],
          ['urgent', '=', true],
        ],
      },
    ],
  }),
  /** Not closed, and not scheduled for a later day than this one in New York. */
  openOn: (day: string) => ({
    all: [isNotClosed, { any: [hasNoDay, isFollowedUp(day)] }],
  }),
  /** Not closed, and with a follow-up day from this one on. */
  scheduledOn: (day: string) => ({ all: [isNotClosed, ['follow_up', '>=', day]] }),
  /** Not closed, and the follow-up day has come. */
  dueOn: isDue,
  notDueOn: (day: string) => ({ not: isDue(day) }),
  /** Arrived at this time or later, in milliseconds since 1970. */
  from: (time: number) => ['received_at', '>=', time],
  /** Arrived before this time. */
  to: (time: number) => ['received_at', '<', time],
  /** About somebody with one of these keys. */
  person: (keys: readonly string[]) => ['person_keys', 'overlaps', keys],
  /** Something is to be sent on this channel, now or later. */
  pending: (channel: Channel) => [`${channel}_due`, '>=', 0],
  /** Something is to be sent on a channel by a time, in milliseconds since 1970. Times far ahead are from a wrong clock. */
  due: ({ channel, until }: { channel: Channel; until: number }) => ({
    any: [
      [`${channel}_due`, '<=', until],
      [`${channel}_due`, '>=', until + longestWait],
    ],
  }),
  /** A letter to the office has failed and is tried again, or was given up and nobody has seen to its lead. */
  mailStuck: (is: boolean) => ['stuck', '=', is],
  /** Behind this lead in the list, which is newest first. */
  after: ({ receivedAt: time, id }: Cursor) => ({
    all: [
      ['received_at', '<=', time],
      {
        any: [
          ['received_at', '<', time],
          ['id', '<', id],
        ],
      },
    ],
  }),
  words: containsWords,
  /** Closed at this time or before, in milliseconds since 1970. */
  closedUntil: (time: number) => ['closed_at', '<=', time],
} as const satisfies Record<string, (value: never) => Condition>;

type Filters = { -readonly [Name in keyof typeof filters]?: Parameters<(typeof filters)[Name]>[0] };

/** Most leads that are due in one list, which is sorted by their day. There are more only where nobody closes leads. */
export const maxDue = 500;

/** A query of leads. All given filters must match. */
export interface LeadQuery extends Filters {
  /** Maximum number of leads; all unless given. */
  limit?: number;
  /** Not with `after`. */
  oldestFirst?: true;
}

export function conditionOf({ limit: _limit, oldestFirst: _order, ...query }: LeadQuery): {
  all: readonly Condition[];
} {
  const given = Object.entries({ deleted: false, ...query });
  // Each filter gets the value that stands under its own name.
  return { all: given.map(([name, value]) => filters[name as keyof Filters](value as never)) };
}
