import type { LeadState } from '../leads/model/lead-state.ts';

const iso = (time: number): string => new Date(time).toISOString();

/** How a message went out. */
interface Way {
  /** The visitor is to get an acknowledgement, unless there is one already. */
  acknowledged: boolean;
  /** It stood for other leads as well. */
  together: boolean;
}

/**
 * The state of a lead whose message the mail server has taken.
 * @param time milliseconds since 1970
 */
export const sent = (
  { delivery, history, ...state }: LeadState,
  time: number,
  { acknowledged, together }: Way,
): LeadState => ({
  ...state,
  ...(acknowledged && { acknowledgement: state.acknowledgement ?? { attempts: 0 } }),
  history: [...history, { at: iso(time), kind: 'mail-sent', detail: together ? 'together' : '' }],
  delivery: { attempts: delivery.attempts + 1, sentAt: iso(time) },
});

/** The state of a lead whose message failed. The history tells a problem once, however often it is met. */
export const failed = (
  { delivery, history, ...state }: LeadState,
  time: number,
  nextAttempt: number,
  problem: string,
): LeadState => ({
  ...state,
  history:
    delivery.problem === problem ? history : [...history, { at: iso(time), kind: 'mail-failed', detail: problem }],
  delivery: { ...delivery, attempts: delivery.attempts + 1, nextAttemptAt: iso(nextAttempt), problem },
});

/** The state of a lead after a try to acknowledge it. @param problem undefined when it went out */
export const acknowledged = (state: LeadState, time: number, problem?: string): LeadState => ({
  ...state,
  acknowledgement: {
    attempts: (state.acknowledgement?.attempts ?? 0) + 1,
    ...(problem === undefined ? { sentAt: iso(time) } : { problem }),
  },
});
