import {
  identityKeys,
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

/** Keys of the sender: leads that share one come from one person. */
export const senderKeys = ({ entity: { email, phone } }: Lead): string[] => identityKeys({ email, phone });

/** Keys of everybody whom a lead is about, names too: the sender, and the friend of a referral. */
export function personKeys(lead: Lead): string[] {
  const { kind, entity } = lead;
  const { email, phone } = entity;
  const keys = identityKeys({ email, phone, name: fullName(lead) });
  if (kind !== 'referral') return keys;
  const { friendEmail, friendFirstName, friendLastName, friendPhone } = entity;
  const friend = { email: friendEmail, phone: friendPhone, name: `${friendFirstName} ${friendLastName}` };
  return [...new Set([...keys, ...identityKeys(friend)])];
}
