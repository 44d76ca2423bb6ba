import { hash } from 'node:crypto';
import {
  acknowledgement,
  acknowledgementTo,
  assignmentLetter,
  letterToOffice,
  type Letter,
  type LetterFacts,
  type LetterLead,
} from '@hvac/content/letters';
import { isClosed, mailboxOf } from '@hvac/content/model';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { findActiveUser } from '../auth/accounts.ts';
import { day, type Clock } from '../clock.ts';
import { countResends, lastAssignment } from '../leads/model/deliveries.ts';
import { subjectOf } from '../leads/model/lead-view.ts';
import { fullName, isSuspect, receivedAt, type Lead } from '../leads/model/lead.ts';
import type { Store } from '../store/store.ts';
import type { Sender } from './outbox.ts';
import { smtpFailure, type Email, type MailSettings, type Smtp } from './smtp.ts';

export interface LetterDeps extends Clock {
  store: Store;
  smtp: Smtp;
  settings: MailSettings;
  facts: LetterFacts;
}

/** Mail programs decode "=?" in headers (RFC 2047). A no-break space makes nodemailer encode what was typed. */
const escapeEncodedWord = (text: string): string => (text.includes('=?') ? text.replaceAll(' ', '\u00a0') : text);

const unnamed = (address: string) => ({ name: '', address });

/**
 * A letter as an email that is ready to go out.
 * @param id the same on each retry, so that a mail program shows a letter that arrived twice once
 */
export const emailOf = (id: string, letter: Letter, to: readonly string[], { from }: MailSettings): Email => ({
  ...letter,
  subject: escapeEncodedWord(letter.subject),
  messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
  from,
  to: to.map(unnamed),
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** A lead for letters. One that the office has cleared is no suspect. */
const letterLead = (lead: Lead): LetterLead => {
  const { entity, submission, kind } = lead;
  return { kind, entity, ...submission, suspect: isSuspect(lead) ? submission.suspect : [] } as LetterLead;
};

/** A new address of the office gets what waits since then; a refused letter is given up after it. In milliseconds. */
const maxLetterAge = 2 * day;

/** The letter about a lead, to each of the office's addresses for its kind. */
export function officeLetters({ facts, now, settings, smtp }: LetterDeps): Sender<Lead> {
  return {
    name: 'A letter to the office',
    concurrency: 3,
    recipients(lead) {
      // The office has dealt with it while mail was off. A whole mailbox of such letters would use up the day's quota.
      if (isClosed(lead.state.status) && countResends(lead.state) === 0) return [];
      const known = Object.keys(lead.state.deliveries.office ?? {});
      const takesNew = known.length === 0 || now() - receivedAt(lead) <= maxLetterAge;
      return settings.to[lead.kind].filter((address) => takesNew || known.includes(address));
    },
    async send(lead, address, signal) {
      const { id, email } = lead.entity;
      // One that the office asked for again is another letter.
      const resent = countResends(lead.state);
      const letterId = resent === 0 ? `lead-${id}` : `lead-${id}.${resent}`;
      const letter = emailOf(letterId, letterToOffice(letterLead(lead), facts), settings.to[lead.kind], settings);
      const replyTo = [{ name: escapeEncodedWord(fullName(lead)), address: email }];
      return smtp.send({ ...letter, replyTo }, address, signal);
    },
    check: (signal) => smtp.check(signal),
    explain: (error, address) => smtpFailure(error, address, 'MAIL_TO'),
    lastAttemptAt: (lead, _address, { isFinal }) => (isFinal ? receivedAt(lead) + maxLetterAge : undefined),
  };
}

/** The letter about an assignment by somebody else. Of leads that were assigned together, one has the letter about them all. */
export function assignmentLetters({ facts, now, settings, smtp, store }: LetterDeps): Sender<Lead> {
  return {
    name: 'A letter about an assignment',
    concurrency: 1,
    async recipients(lead) {
      const { assignee } = lead.state;
      const assignedAt = Date.parse(lastAssignment(lead.state)?.at ?? '');
      if (assignee === undefined || now() > assignedAt + day) return [];
      const email = (await findActiveUser(assignee, store))?.email;
      return email === undefined ? [] : [email];
    },
    async send(lead, address, signal) {
      const { at, by } = lastAssignment(lead.state) ?? {};
      const leads = await store.listLeads({ assignee: lead.state.assignee ?? null });
      const sharing = leads.filter(({ state }) => {
        const other = lastAssignment(state);
        return other?.at === at && other?.by === by;
      });
      const assigned = sharing.map((each) => ({
        id: each.entity.id,
        name: fullName(each),
        phone: each.entity.phone,
        subject: subjectOf(each),
      }));
      const id = hash('sha256', [at, ...assigned.map((each) => each.id).toSorted()].join());
      const letter = emailOf(
        `assigned-${id}`,
        assignmentLetter(by ?? 'Somebody', assigned, facts),
        [address],
        settings,
      );
      return smtp.send(letter, address, signal);
    },
    check: (signal) => smtp.check(signal),
    explain: (error, address) => smtpFailure(error, address, 'it on the Team screen'),
  };
}

/** To all visitors together. One mailbox gets one a day, because anybody can type somebody else's address. */
const acknowledgmentsPerDay = 200;

/** Confirms to visitors that their form has arrived. @param isTested whether a test letter went out; none is sent before */
export function acknowledgments(deps: LetterDeps, isTested: () => boolean): Sender<Lead> {
  const { facts, now, settings, smtp, store } = deps;
  const duration = day / 1000;
  const ofMailbox = store.limiter({ keyPrefix: 'acknowledged', points: 1, duration });
  const ofAll = store.limiter({ keyPrefix: 'acknowledgments', points: acknowledgmentsPerDay, duration });
  return {
    name: 'An acknowledgment',
    concurrency: 1,
    recipients(lead) {
      const address = acknowledgementTo(letterLead(lead));
      const isYoung = now() < receivedAt(lead) + day;
      return isTested() && isYoung && address !== undefined ? [address] : [];
    },
    async send(lead, address, signal) {
      // Hashed, so that the limiter does not keep addresses.
      const mailbox = hash('sha256', mailboxOf(address));
      try {
        await ofMailbox.consume(mailbox);
        await ofAll.consume('all');
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return 'dropped';
        throw refusal;
      }
      const text = acknowledgement(letterLead(lead), facts, now());
      const letter: Email = {
        ...emailOf(`receipt-${lead.entity.id}`, text, [address], settings),
        replyTo: settings.to[lead.kind].map(unnamed),
        // Keeps automatic responders from answering (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
      };
      try {
        return await smtp.send(letter, address, signal);
      } catch (error) {
        await Promise.all([ofMailbox.delete(mailbox), ofAll.reward('all')]);
        throw error;
      }
    },
    check: (signal) => smtp.check(signal),
    explain: (error, address) => smtpFailure(error, address),
    lastAttemptAt: (_lead, _address, { isFinal }) => (isFinal ? 0 : undefined),
  };
}
