import type { Lead } from './lead.ts';
import type { Delivery, LeadState } from './lead-state.ts';

/** What is sent about a lead: a letter to the office, an acknowledgement to the visitor, and a call of the webhook. */
export const deliveryChannels = ['office', 'acknowledgement', 'webhook'] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

/** How often the office has asked for its letter once more. */
export const countResends = ({ history }: LeadState): number =>
  history.filter(({ kind }) => kind === 'mail-resend').length;

const getDelivery = (state: LeadState, channel: DeliveryChannel): Delivery =>
  (channel === 'office' ? state.delivery : state[channel]) ?? { attempts: 0 };

const setDelivery = (state: LeadState, channel: DeliveryChannel, delivery: Delivery): LeadState => ({
  ...state,
  [channel === 'office' ? 'delivery' : channel]: delivery,
});

/** Tries that failed or succeeded since the lead came, or since the office asked for its letter once more. */
export const countAttempts = ({ state }: Lead, channel: DeliveryChannel): number =>
  getDelivery(state, channel).attempts;

/** Whether something is still to be sent on a channel. */
export function isPending({ intake, state }: Lead, channel: DeliveryChannel): boolean {
  const { gaveUpAt, resend, sentAt } = getDelivery(state, channel);
  const isWanted =
    channel === 'acknowledgement' ? state.acknowledgement : channel === 'office' ? intake.mail : intake.webhook;
  const isOver = sentAt !== undefined || gaveUpAt !== undefined;
  return state.deletedAt === undefined && (resend ?? (isWanted !== undefined && !isOver));
}

/**
 * The state of a lead after something was sent.
 * @param at ISO 8601
 * @param detail for the history: `together` when the letter stood for other leads as well
 */
export function recordSent(state: LeadState, channel: DeliveryChannel, at: string, detail = ''): LeadState {
  const attempts = getDelivery(state, channel).attempts + 1;
  const history: LeadState['history'] =
    channel === 'office' ? [...state.history, { at, kind: 'mail-sent', detail }] : state.history;
  return { ...setDelivery(state, channel, { attempts, sentAt: at }), history };
}

/** The state of a lead about which something is not to be sent any more. @param at ISO 8601 */
export const recordDrop = (state: LeadState, channel: DeliveryChannel, at: string): LeadState =>
  setDelivery(state, channel, { ...getDelivery(state, channel), gaveUpAt: at });

/**
 * The state of a lead after a try that failed. The history tells of a problem once, however often it is met.
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
