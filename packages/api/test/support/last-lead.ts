import type { LastLead } from '../../src/store/last-lead.ts';
import type { Lead, Submission } from '../../src/leads/model/lead.ts';
import { leadOf, note } from './leads.ts';

const at = '2026-11-21T15:00:10.000Z';

/** A lead as the release before this one stored it. */
function asLast(lead: Lead, came: Partial<LastLead['submission']>, changes: object): LastLead & Lead {
  const { deliveries: _new, ...state } = lead.state;
  const last = {
    ...lead,
    submission: { ...lead.submission, ...came },
    state: { ...state, delivery: { attempts: 0 }, ...changes },
  };
  return last as unknown as LastLead & Lead;
}

/** Leads of the last release, and what is told of them by this one. */
export const lastLead = {
  texts: ['waits', 'failed', 'went out', 'came before there was mail', ''],
  counts: { unread: 5, mailDue: 2, lastMailAt: Date.parse(at) },
  examples(resume: NonNullable<Submission['resume']>) {
    const due = { mail: 'due', webhook: 'due' } as const;
    const sent = { delivery: { attempts: 1, sentAt: at }, history: [{ at, kind: 'mail-sent', detail: '' }] };
    const time = (minute: number) => `2026-11-21T15:0${minute}:00.000Z`;
    return {
      applicant: asLast(leadOf('career-application', {}, { resume, receivedAt: '2026-12-02T15:00:00.000Z' }), {}, {}),
      leads: [
        asLast(note('waits', time(0)), due, {}),
        asLast(note('failed', time(1)), due, { delivery: { attempts: 2, problem: 'It hung up', nextAttemptAt: at } }),
        asLast(note('went out', time(2)), due, sent),
        asLast(note('came before there was mail', '2026-12-01T00:00:00.000Z'), {}, {}),
      ],
    };
  },
};
