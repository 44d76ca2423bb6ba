import type { LeadEvent } from '@hvac/content/model';
import type { Lead } from './lead.ts';
import type { Delivery, LeadState } from './lead-state.ts';

/**
 * What is sent about a lead: a letter to the office, an acknowledgement to the visitor and a webhook call; after an
 * assignment, a letter to the assignee and another webhook call.
 */
export const deliveryChannels = ['office', 'acknowledgement', 'webhook', 'assignment', 'assignmentWebhook'] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

/** How often the office has requested its letter again. */
export const countResends = ({ history }: LeadState): number =>
  history.filter(({ kind }) => kind === 'mail-resend').length;

const isAssignment = ({ kind }: LeadEvent): boolean => kind === 'assigned';

/** The last assignment; undefined when nobody ever had the lead. */
export const lastAssignment = ({ history }: LeadState): LeadEvent | undefined => history.findLast(isAssignment);

/** How often a delivery on this channel was requested, apart from the first one about the lead's arrival. */
export const countRequests = (state: LeadState, channel: DeliveryChannel): number =>
  channel === 'assignment' || channel === 'assignmentWebhook'
    ? state.history.filter(isAssignment).length
    : countResends(state);

const getDelivery = (state: LeadState, channel: DeliveryChannel): Delivery =>
  (channel === 'office' ? state.delivery : state[channel]) ?? { attempts: 0 };

const setDelivery = (state: LeadState, channel: DeliveryChannel, delivery: Delivery): LeadState => ({
  ...state,
  [channel === 'office' ? 'delivery' : channel]: delivery,
});

/** Attempts since the lead arrived, or since the office asked for its letter again. */
export const countAttempts = ({ state }: Lead, channel: DeliveryChannel): number =>
  getDelivery(state, channel).attempts;

/** Whether the lead's delivery on a channel is still to be made. */
export function isPending({ submission, state }: Lead, channel: DeliveryChannel): boolean {
  const { gaveUpAt, resend, sentAt } = getDelivery(state, channel);
  const isWanted = channel === 'office' ? submission.mail : channel === 'webhook' ? submission.webhook : state[channel];
  const isOver = sentAt !== undefined || gaveUpAt !== undefined;
  return state.deletedAt === undefined && (resend ?? (isWanted !== undefined && !isOver));
}

/**
 * The state after a delivery was made.
 * @param at ISO 8601
 * @param detail for the history: `together` when one letter was about several leads
 */
export function recordSent(state: LeadState, channel: DeliveryChannel, at: string, detail = ''): LeadState {
  const attempts = getDelivery(state, channel).attempts + 1;
  const history: LeadState['history'] =
    channel === 'office' ? [...state.history, { at, kind: 'mail-sent', detail }] : state.history;
  return { ...setDelivery(state, channel, { attempts, sentAt: at }), history };
}

/** The state after a delivery about an assignment was made. It is unchanged when the lead was assigned again since. */
export const recordAssignmentSent =
  (channel: 'assignment' | 'assignmentWebhook') =>
  (state: LeadState, lead: Lead, at: string): LeadState =>
    countRequests(state, channel) === countRequests(lead.state, channel) ? recordSent(state, channel, at) : state;

/** The state after a delivery was dropped. @param at ISO 8601 */
export const recordDrop = (state: LeadState, channel: DeliveryChannel, at: string): LeadState =>
  setDelivery(state, channel, { ...getDelivery(state, channel), gaveUpAt: at });

/**
 * The state after a failed attempt. The history has the same problem only once.
 * @param at ISO 8601
 */
export function recordFailure(
  state: LeadState,
  channel: DeliveryChannel,
  at: string,
  problem: string,
  then: Pick<Delivery, 'nextAttemptAt'> | Pick<Delivery, 'gaveUpAt'>,
): LeadState {
  const { nextAttemptAt: _past, ...before } = getDelivery(state, channel);
  const isNews = channel === 'office' && before.problem !== problem;
  const history: LeadState['history'] = isNews
    ? [...state.history, { at, kind: 'mail-failed', detail: problem }]
    : state.history;
  const after = { ...before, attempts: before.attempts + 1, problem, ...then };
  return { ...setDelivery(state, channel, after), history };
}
