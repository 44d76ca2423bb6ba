import { domainToASCII } from 'node:url';
import {
  dialNumber,
  landing,
  suspicions,
  type CareerApplication,
  type Contact,
  type LeadKindName,
  type Referral,
  type ServiceRequest,
} from '@hvac/content/model';
import * as z from 'zod/mini';
import type { LeadState } from './lead-state.ts';

/** What the server records about how a lead arrived, beside the form's fields. */
export const submission = z.strictObject({
  /** Nonce of the captcha token. Unique: each token is good for one lead. */
  nonce: z.string(),
  /** SHA-256 of the payload in hex, to recognize a repeated submission. */
  digest: z.string(),
  suspect: z.array(z.enum(suspicions)),
  /** Path and campaign of the page that the form was sent from, if the browser sent a referrer. */
  page: z.optional(z.string()),
  landing: z.optional(landing),
  /** Name of the user who added it during a phone call; absent when it came from a form. */
  addedBy: z.optional(z.string()),
  /** ISO 8601 time of arrival, UTC. */
  receivedAt: z.iso.datetime(),
  /** The applicant's file: generated name, size, and SHA-256 in hex. */
  resume: z.optional(z.strictObject({ file: z.string(), bytes: z.int(), sha256: z.optional(z.string()) })),
});
export type Submission = z.infer<typeof submission>;

/** The form's fields, by kind. */
interface Entities {
  'service-request': ServiceRequest;
  contact: Contact;
  referral: Referral;
  'career-application': CareerApplication;
}

/** A lead: the form's fields, how it arrived, and its state. Only the state changes. */
export type Lead<Kind extends LeadKindName = LeadKindName> = {
  [Each in Kind]: { kind: Each; entity: Entities[Each]; submission: Submission; state: LeadState };
}[Kind];

/** Time of arrival in milliseconds since 1970. */
export const receivedAt = ({ submission: { receivedAt: time } }: Lead): number => Date.parse(time);

/** First and last name of the sender; an added lead may have one word. */
export const fullName = ({ entity: { firstName, lastName } }: Lead): string => `${firstName} ${lastName}`.trim();

/** Whether it is marked as possible spam and nobody has cleared it. */
export const isSuspect = ({ submission: { suspect }, state }: Lead): boolean => suspect.length > 0 && !state.cleared;

/** Identifies the sender: leads with the same address or the same phone number come from one person. */
export interface Sender {
  email: string;
  /** Digits of the number; undefined when it can't be dialed. */
  phone: string | undefined;
}

/** Who sent a lead, in a notation that compares equal for one person. */
export const senderOf = ({ entity: { email, id, phone } }: Lead): Sender => ({
  // People who gave no address are not one person.
  email: email.trim().toLowerCase() || id,
  phone: dialNumber(phone)?.replace(/^\+/, ''),
});

/** Providers that ignore dots: https://support.google.com/mail/answer/7436150 */
const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * Normalizes an email address, so that two spellings of one mailbox compare equal: ignores case, the part after a plus
 * (RFC 5233), and dots at Gmail. Only for comparing; never send mail to the result.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1)) || address.slice(at + 1).toLowerCase();
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  return withoutDots.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
