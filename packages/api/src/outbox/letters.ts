import { hash, randomUUID } from 'node:crypto';
import {
  acknowledgement,
  acknowledgementTo,
  assignmentLetter,
  dailyLetter,
  letterToOffice,
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
import type { Address } from './addresses.ts';
import { allRecipients, type Email, type MailSettings } from './smtp.ts';

const domainOf = ({ address }: Address): string => address.slice(address.lastIndexOf('@') + 1);

/** Mail programs decode "=?" in headers (RFC 2047). A no-break space makes nodemailer encode what was typed. */
const escapeEncodedWord = (text: string): string => (text.includes('=?') ? text.replaceAll(' ', '\u00a0') : text);

/** A lead for letters. One that the office has cleared is no suspect. */
const letterLead = (lead: Lead): LetterLead => {
  const { entity, submission, kind } = lead;
  return { kind, entity, ...submission, suspect: isSuspect(lead) ? submission.suspect : [] } as LetterLead;
};

export type Letters = ReturnType<typeof createLetters>;

const unnamed = (address: string): Address => ({ name: '', address });

/** Writes all letters, each as an email that is ready to go out. */
export function createLetters(settings: MailSettings, facts: LetterFacts) {
  /** @param id the same on each retry, so that a mail program shows a letter that arrived twice once */
  const emailOf = (id: string, letter: Letter, to: readonly string[]): Email => ({
    ...letter,
    subject: escapeEncodedWord(letter.subject),
    messageId: `<${id}@${domainOf(settings.from)}>`,
    from: settings.from,
    to: to.map(unnamed),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return {
    /** To the office. A letter that the office asked for again has another id. */
    toOffice(lead: Lead): Email {
      const { id, email } = lead.entity;
      const resent = countResends(lead.state);
      const letter = letterToOffice(letterLead(lead), facts);
      return {
        ...emailOf(`lead-${id}${resent === 0 ? '' : `.${resent}`}`, letter, settings.to[lead.kind]),
        replyTo: [{ name: escapeEncodedWord(fullName(lead)), address: email }],
      };
    },
    /** To the visitor; undefined when they should get none. @param now when it is sent, in milliseconds since 1970 */
    toVisitor(lead: Lead, now: number): Email | undefined {
      const to = acknowledgementTo(letterLead(lead));
      if (to === undefined) return undefined;
      return {
        ...emailOf(`receipt-${lead.entity.id}`, acknowledgement(letterLead(lead), facts, now), [to]),
        replyTo: settings.to[lead.kind].map(unnamed),
        // Keeps automatic responders from answering (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
      };
    },
    /** To the person whom somebody has assigned these leads together. */
    assigned(leads: readonly Lead[], to: string): Email {
      const { at = '', by = 'Somebody' } = (leads[0] && lastAssignment(leads[0].state)) ?? {};
      const assigned = leads.map((lead) => ({
        id: lead.entity.id,
        name: fullName(lead),
        phone: lead.entity.phone,
        subject: subjectOf(lead),
      }));
      const ids = leads.map(({ entity }) => entity.id).toSorted();
      const id = hash('sha256', [at, ...ids].join());
      return emailOf(`assigned-${id}`, assignmentLetter(by, assigned, facts), [to]);
    },
    /** To everybody in the office, to test the mail server. */
    test: (): Email => emailOf(`test-${randomUUID()}`, testLetter(facts), allRecipients(settings)),
    /** To everybody in the office, about a day. */
    daily: (numbers: LeadNumbers, day: ReturnType<typeof localDay>): Email =>
      emailOf(`day-${day}`, dailyLetter(numbers, day, facts), allRecipients(settings)),
  };
}
