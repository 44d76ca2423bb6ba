import { hash, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { readCounts } from '../../src/store/lead-counts.ts';
import type { LastLead } from '../../src/store/last-lead.ts';
import type { Store } from '../../src/store/store.ts';
import type { Lead } from '../../src/leads/model/lead.ts';
import { idOf, leadOf, note, textsIn } from './leads.ts';

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

export const pdf = Buffer.from('%PDF-1.7');
const resume = { file: '2026-11-21-a.pdf', bytes: pdf.length, sha256: hash('sha256', pdf) };

const due = { mail: 'due', webhook: 'due' } as const;
const sent = { delivery: { attempts: 1, sentAt: at }, history: [{ at, kind: 'mail-sent', detail: '' }] };
const time = (minute: number) => `2026-11-21T15:0${minute}:00.000Z`;

export const lastApplicant = asLast(
  leadOf(
    'career-application',
    { id: '3F0C2F4E-8F0B-4B7A-9C1D-5E6F7A8B9C0D' },
    { resume, receivedAt: '2026-12-02T15:00:00.000Z' },
  ),
  {},
  {},
);
export const lastLeads = [
  asLast(note('waits', time(0)), due, {}),
  asLast(note('failed', time(1)), due, { delivery: { attempts: 2, problem: 'It hung up', nextAttemptAt: at } }),
  asLast(note('went out', time(2)), due, sent),
  asLast(note('came before there was mail', '2026-12-01T00:00:00.000Z'), {}, {}),
];
const member = {
  id: randomUUID(),
  username: 'Rosa',
  password: 'scrypt$...',
  isActive: true,
  createdAt: at,
  version: 3,
};
export const lastTables = { users: [member], service_areas: [{ id: randomUUID(), cityName: 'Yulee', isActive: true }] };
export const lastSecret = 'a secret of sixteen';

/** Checks that a store has everything of the last release. */
export async function expectUpgraded(store: Store): Promise<void> {
  expect(await textsIn(store)).toEqual(['waits', 'failed', 'went out', 'came before there was mail', '']);
  expect(await readCounts(store)).toMatchObject({ unread: 5, mailDue: 2, lastMailAt: Date.parse(at) });
  const applicant = await store.getLead(idOf(lastApplicant));
  expect(applicant && (await store.getFile(applicant))).toEqual({ outcome: 'sound', bytes: pdf });
  expect(await store.rows('users')).toEqual(lastTables.users);
  expect(await store.rows('service_areas')).toEqual(lastTables.service_areas);
  expect(await store.getSetting('captcha-secret')).toBe(lastSecret);
}
