import { hash, randomUUID } from 'node:crypto';
import {
  acknowledgement,
  acknowledgementTo,
  assignmentLetter,
  dailyLetter,
  letterToOffice,
  olderLeadsLetter,
  testLetter,
  type LeadNumbers,
  type Letter,
  type LetterFacts,
  type LetterLead,
} from '@hvac/content/letters';
import type { localDay } from '@hvac/content/model';
import { fullName, isSuspect, type Lead } from '../leads/model/lead.ts';
import { countResends, lastAssignment } from '../leads/model/deliveries.ts';
import { subjectOf } from '../leads/model/lead-view.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { LeadJob } from './lead-channel.ts';
import { allRecipients, type Email, type MailSettings, type Smtp } from './smtp.ts';

const domainOf = (address: string): string => /@([^@\s>]+)>?\s*$/.exec(address)?.[1] ?? 'localhost';

/** Mail programs decode "=?" in headers (RFC 2047). A no-break space makes nodemailer encode what was typed. */
const escapeEncodedWord = (text: string): string => (text.includes('=?') ? text.replaceAll(' ', '\u00a0') : text);

/** A lead for letters. One that the office has cleared is no suspect. */
const letterLead = (lead: Lead): LetterLead => {
  const { entity, submission, kind } = lead;
  return { kind, entity, ...submission, suspect: isSuspect(lead) ? submission.suspect : [] } as LetterLead;
};

/** What a channel of letters needs. */
export interface LetterDeps extends Clock {
  store: Store;
  smtp: Smtp;
  letters: Letters;
}

type Letters = ReturnType<typeof createLetters>;

/** Writes all letters, each as an e-mail that is ready to go out. */
export function createLetters(settings: MailSettings, facts: LetterFacts) {
  /** @param to everybody in the office unless given. As objects, because nodemailer parses a text and may find two in it */
  const emailOf = (id: string, letter: Letter, to: readonly string[] = allRecipients(settings)): Email => ({
    ...letter,
    subject: escapeEncodedWord(letter.subject),
    messageId: `<${id}@${domainOf(settings.from)}>`,
    from: settings.from,
    to: to.map((address) => ({ name: '', address })),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return {
    /** To the office. A retry has the same id; a resend that the office asked for has a new one. */
    toOffice(lead: Lead): Email {
      const { id, email } = lead.entity;
      const resent = countResends(lead.state);
      const letter = letterToOffice(letterLead(lead), facts);
      return {
        ...emailOf(`lead-${id}${resent === 0 ? '' : `.${resent}`}`, letter, settings.to[lead.kind]),
        replyTo: { name: escapeEncodedWord(fullName(lead)), address: email },
      };
    },
    /** To the visitor; undefined when they should get none. */
    toVisitor(lead: Lead): Email | undefined {
      const to = acknowledgementTo(letterLead(lead));
      if (to === undefined) return undefined;
      return {
        ...emailOf(`receipt-${lead.entity.id}`, acknowledgement(lead.kind, facts), [to]),
        replyTo: [...settings.to[lead.kind]],
        // Keeps automatic responders from answering (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
      };
    },
    /** To the person whom somebody has assigned these leads. The same assignment gives the same id. */
    assigned(leads: LeadJob, to: string): Email {
      const { at = '', by = 'Somebody' } = lastAssignment(leads[0].state) ?? {};
      const assigned = leads.map((lead) => ({
        id: lead.entity.id,
        name: fullName(lead),
        phone: lead.entity.phone,
        subject: subjectOf(lead),
      }));
      return emailOf(`assigned-${hashOf([at, ...idsOf(leads)])}`, assignmentLetter(by, assigned, facts), [to]);
    },
    /** To everybody in the office, to test the mail server. */
    test: (): Email => emailOf(`test-${randomUUID()}`, testLetter(facts)),
    /** To everybody in the office, one letter for all of these leads. The same leads give the same id. */
    older: (leads: readonly Lead[]): Email =>
      emailOf(`older-${hashOf(idsOf(leads))}`, olderLeadsLetter(leads.length, facts)),
    /** To everybody in the office, about a day. The same day gives the same id. */
    daily: (numbers: LeadNumbers, day: ReturnType<typeof localDay>): Email =>
      emailOf(`day-${day}`, dailyLetter(numbers, day, facts)),
  };
}

const idsOf = (leads: readonly Lead[]): string[] => leads.map(({ entity }) => entity.id).toSorted();

const hashOf = (parts: readonly string[]): string => hash('sha256', parts.join());
