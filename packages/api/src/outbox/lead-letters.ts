import { hash } from 'node:crypto';
import { isClosed, mailboxOf } from '@hvac/content/model';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { findActiveUser } from '../auth/team.ts';
import { day, type Clock } from '../clock.ts';
import { countResends, lastAssignment } from '../leads/model/deliveries.ts';
import { receivedAt, type Lead } from '../leads/model/lead.ts';
import type { Store } from '../store/store.ts';
import type { Letters } from './letters.ts';
import type { Sender } from './outbox.ts';
import { smtpFailure, type MailSettings, type Smtp } from './smtp.ts';

export interface LetterDeps extends Clock {
  store: Store;
  smtp: Smtp;
  letters: Letters;
}

/** A new address of the office gets what waits since then; a refused letter is given up after it. In milliseconds. */
const maxLetterAge = 2 * day;

/** The letter about a lead, to each of the office's addresses for its kind. */
export function officeLetters({ letters, now, smtp }: LetterDeps, { to }: Pick<MailSettings, 'to'>): Sender<Lead> {
  return {
    name: 'A letter to the office',
    concurrency: 3,
    recipients(lead) {
      // The office has dealt with it while mail was off. A whole mailbox of such letters would use up the day's quota.
      if (isClosed(lead.state.status) && countResends(lead.state) === 0) return [];
      const known = Object.keys(lead.state.deliveries.office ?? {});
      const takesNew = known.length === 0 || now() - receivedAt(lead) <= maxLetterAge;
      return to[lead.kind].filter((address) => takesNew || known.includes(address));
    },
    send: async (lead, address, signal) => smtp.send(letters.toOffice(lead), address, signal),
    explain: (error, address) => smtpFailure(error, address, 'MAIL_TO'),
    lastAttemptAt: (lead, _address, { final }) => (final ? receivedAt(lead) + maxLetterAge : undefined),
    reportsRefusals: true,
  };
}

const lastAssignedAt = ({ state }: Lead): number => Date.parse(lastAssignment(state)?.at ?? '') || 0;

/** The letter about an assignment by somebody else. Of leads that were assigned together, one has the letter about them all. */
export function assignmentLetters({ letters, now, smtp, store }: LetterDeps): Sender<Lead> {
  const expiresAt = (lead: Lead) => lastAssignedAt(lead) + day;
  return {
    name: 'A letter about an assignment',
    concurrency: 1,
    async recipients(lead) {
      const { assignee } = lead.state;
      if (assignee === undefined || now() > expiresAt(lead)) return [];
      const email = (await findActiveUser(assignee, store))?.email;
      return email === undefined ? [] : [email];
    },
    async send(lead, address, signal) {
      const { at, by } = lastAssignment(lead.state) ?? {};
      const assigned = await store.listLeads({ assignee: lead.state.assignee ?? null });
      const sharing = assigned.filter(({ state }) => {
        const other = lastAssignment(state);
        return other?.at === at && other?.by === by;
      });
      return smtp.send(letters.assigned(sharing, address), address, signal);
    },
    explain: (error, address) => smtpFailure(error, address, 'it on the Team screen'),
    lastAttemptAt: expiresAt,
    reportsRefusals: true,
  };
}

/** To all visitors together. One mailbox gets one a day, because anybody can type somebody else's address. */
const acknowledgmentsPerDay = 200;

/** Confirms to visitors that their form has arrived. @param isTested whether a test letter went out; none is sent before */
export function acknowledgments({ letters, now, smtp, store }: LetterDeps, isTested: () => boolean): Sender<Lead> {
  const duration = day / 1000;
  const ofMailbox = store.limiter({ keyPrefix: 'acknowledged', points: 1, duration });
  const ofAll = store.limiter({ keyPrefix: 'acknowledgments', points: acknowledgmentsPerDay, duration });
  const expiresAt = (lead: Lead) => receivedAt(lead) + day;
  return {
    name: 'An acknowledgment',
    concurrency: 1,
    recipients: (lead) =>
      isTested() && now() < expiresAt(lead) && letters.toVisitor(lead, now()) !== undefined ? [lead.entity.email] : [],
    async send(lead, address, signal) {
      const letter = letters.toVisitor(lead, now());
      // Hashed, so that the limiter does not keep addresses.
      const mailbox = hash('sha256', mailboxOf(address));
      if (!letter || !(await isAllowed(ofMailbox.consume(mailbox)))) return 'dropped';
      if (!(await isAllowed(ofAll.consume('all')))) return 'dropped';
      try {
        return await smtp.send(letter, address, signal);
      } catch (error) {
        await Promise.all([ofMailbox.delete(mailbox), ofAll.reward('all')]);
        throw error;
      }
    },
    explain: (error, address) => smtpFailure(error, address),
    lastAttemptAt: (lead, _address, { final }) => (final ? 0 : expiresAt(lead)),
  };
}

/** Whether a limiter allowed something. @throws when the limiter failed */
const isAllowed = (consumed: Promise<unknown>): Promise<boolean> =>
  consumed.then(
    () => true,
    (refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    },
  );
