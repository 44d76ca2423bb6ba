import { dialNumber, landing, suspicions } from '@hvac/content/model';
import type { CareerApplication, Contact, LeadKindName, Referral, ServiceRequest } from '@hvac/content/model';
import * as z from 'zod/mini';
import type { LeadState } from './lead-state.ts';

/** What the server records about a submission, beside the form's fields. */
export const intake = z.strictObject({
  /** Nonce of the captcha token. Unique: each token is good for one lead. */
  nonce: z.string(),
  /** SHA-256 of the payload in hex, to recognize a repeated submission. */
  digest: z.string(),
  suspect: z.array(z.enum(suspicions)),
  /** Path and campaign of the page that the form was sent from, if the browser sent a referrer. */
  page: z.optional(z.string()),
  landing: z.optional(landing),
  /** ISO 8601 time of arrival, UTC. */
  receivedAt: z.iso.datetime(),
  /** The applicant's file: its generated name, its size, and its SHA-256 in hex, which early leads do not have. */
  resume: z.optional(z.strictObject({ file: z.string(), bytes: z.int(), sha256: z.optional(z.string()) })),
  /**
   * A message to the office is to go out: part of the lead itself, so that none is kept without one. Whether it went is
   * in the lead's state. Leads from before there was mail have none.
   */
  mail: z.optional(z.literal('due')),
  /** The webhook is to be told: one was set when the lead came. */
  webhook: z.optional(z.literal('due')),
});
export type Intake = z.infer<typeof intake>;

/** The form's fields, by kind. */
interface Entities {
  'service-request': ServiceRequest;
  contact: Contact;
  referral: Referral;
  'career-application': CareerApplication;
}

/** A lead: the form's fields, how it arrived, and its state. Only the state changes. */
export type Lead<Kind extends LeadKindName = LeadKindName> = {
  [Each in Kind]: { kind: Each; entity: Entities[Each]; intake: Intake; state: LeadState };
}[Kind];

/** Time of arrival in milliseconds since 1970. */
export const receivedAt = ({ intake: { receivedAt: time } }: Lead): number => Date.parse(time);

/** Whether it is marked as possible spam and nobody has cleared it. */
export const isSuspect = ({ intake: { suspect }, state }: Lead): boolean => suspect.length > 0 && !state.cleared;

/** Identifies the sender: leads with the same address or the same phone number come from one person. */
export interface Sender {
  email: string;
  /** Digits of the number; undefined when it can't be dialed. */
  phone: string | undefined;
}

export const senderOf = ({ entity: { email, phone } }: Lead): Sender => ({
  email: email.trim().toLowerCase(),
  phone: dialNumber(phone)?.replace(/^\+/, ''),
});
