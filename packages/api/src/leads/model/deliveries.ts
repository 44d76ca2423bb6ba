import { isClosed, type LeadEvent } from '@hvac/content/model';
import { day } from '../../clock.ts';
import { newDelivery, type Channel, type Deliveries, type Delivery, type Lead, type LeadState } from './lead.ts';

/** How often the office has requested its letter again. */
export const countResends = ({ history }: LeadState): number =>
  history.filter(({ kind }) => kind === 'mail-resend').length;

const isAssignment = ({ kind }: LeadEvent): boolean => kind === 'assigned';

/** The last assignment; undefined when nobody ever had the lead. */
export const lastAssignment = ({ history }: Pick<LeadState, 'history'>): LeadEvent | undefined =>
  history.findLast(isAssignment);

/** How often the lead was assigned to somebody, or to nobody. */
export const countAssignments = ({ history }: LeadState): number => history.filter(isAssignment).length;

/** An assignment that is undone within this time sends no letter. In milliseconds. */
const undoTime = 30_000;

/** What is sent about an assignment. */
export interface AssignmentChannels {
  email: string | undefined;
  tellsWebhook: boolean;
}

/**
 * The deliveries after an assignment. What is still to be sent about an earlier one is dropped.
 * @param at ISO 8601
 */
export function assignmentDeliveries(
  { assignment: _earlier, webhook = {}, ...others }: LeadState['deliveries'],
  at: string,
  { email, tellsWebhook }: AssignmentChannels,
): LeadState['deliveries'] {
  const { 'lead.assigned': told, ...arrival } = webhook;
  const kept = told?.dueAt === undefined ? webhook : arrival;
  const events = { ...kept, ...(tellsWebhook && { 'lead.assigned': newDelivery(at) }) };
  return {
    ...others,
    ...(Object.keys(events).length > 0 && { webhook: events }),
    ...(email !== undefined && {
      assignment: { [email]: newDelivery(new Date(Date.parse(at) + undoTime).toISOString()) },
    }),
  };
}

/** No delivery waits as long: a time further ahead is from a wrong clock, and counts as due. In milliseconds. */
export const longestWait = 3 * day;

/** When a delivery may be sent, in milliseconds since 1970; undefined when it is over. */
export const dueTimeOf = ({ dueAt, leasedUntil }: Delivery): number | undefined =>
  dueAt === undefined
    ? undefined
    : Math.max(Date.parse(dueAt), leasedUntil === undefined ? 0 : Date.parse(leasedUntil));

/**
 * When the first of some deliveries may be sent, in milliseconds since 1970; null when none is to be sent. Called for each
 * lead every second, so it makes nothing to throw away.
 */
export function firstDueTime(deliveries: Deliveries | undefined): number | null {
  if (!deliveries) return null;
  let first: number | null = null;
  let isEmpty = true;
  for (const to in deliveries) {
    isEmpty = false;
    const delivery = deliveries[to];
    const time = delivery && dueTimeOf(delivery);
    if (time !== undefined && (first === null || time < first)) first = time;
  }
  return isEmpty ? 0 : first;
}

const officeDeliveries = ({ state }: Lead): Delivery[] => Object.values(state.deliveries.office ?? {});

/** Whether somebody in the office still waits for the letter about a lead. */
export const isMailDue = ({ state }: Lead): boolean =>
  state.deletedAt === undefined && firstDueTime(state.deliveries.office) !== null;

/** Whether a letter to the office has failed and is tried again, or was given up and nobody has seen to its lead. */
export function isMailStuck(lead: Lead): boolean {
  const isUnseen = lead.state.unread && !isClosed(lead.state.status);
  return officeDeliveries(lead).some(({ attempts, dueAt, problem }) =>
    dueAt === undefined ? isUnseen && problem !== undefined : attempts > 0,
  );
}

/** What the letters to the office about a lead have come to, taken together. */
export function summarizeMail(lead: Lead): Pick<Delivery, 'attempts' | 'sentAt' | 'problem'> {
  const all = officeDeliveries(lead);
  const sentAt = all
    .flatMap((each) => each.sentAt ?? [])
    .toSorted()
    .at(-1);
  const problems = [...new Set(all.flatMap(({ problem }) => problem ?? []))];
  return {
    attempts: Math.max(0, ...all.map(({ attempts }) => attempts)),
    ...(sentAt !== undefined && { sentAt }),
    ...(problems.length > 0 && { problem: problems.join('; ') }),
  };
}

/**
 * Changes the deliveries of a channel. The history tells of letters to the office that went out, and of each new problem.
 * @param after undefined when nothing is to be sent on the channel any more
 * @param at ISO 8601
 * @returns the same state when nothing changes
 */
export function withDeliveries(
  state: LeadState,
  channel: Channel,
  after: Deliveries | undefined,
  at: string,
): LeadState {
  const { [channel]: before, ...others } = state.deliveries;
  if (after === before) return state;
  const events = channel === 'office' ? mailEvents(before, after, at) : [];
  return {
    ...state,
    deliveries: { ...others, ...(after && { [channel]: after }) },
    ...(events.length > 0 && { history: [...state.history, ...events] }),
  };
}

const mailEvents = (before: Deliveries = {}, after: Deliveries = {}, at: string): LeadEvent[] =>
  Object.entries(after).flatMap(([to, { problem, sentAt }]): LeadEvent[] => {
    if (sentAt !== undefined && before[to]?.sentAt === undefined) return [{ at, kind: 'mail-sent', detail: to }];
    if (problem === undefined || before[to]?.problem === problem) return [];
    return [{ at, kind: 'mail-failed', detail: problem }];
  });
