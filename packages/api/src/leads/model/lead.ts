import { dialNumber, landing, suspicions } from '@hvac/content/model';
import type { CareerApplication, Contact, LeadKindName, Referral, ServiceRequest } from '@hvac/content/model';
import * as z from 'zod/mini';
import type { LeadState } from './lead-state.ts';

/** How a lead came: what the server notes beside what was said. */
export const intake = z.strictObject({
  /** Nonce of the captcha token that was spent on this lead: no two leads have the same. */
  nonce: z.string(),
  /** SHA-256 of what was sent, in hex: tells a repeated submission from a different one. */
  digest: z.string(),
  suspect: z.array(z.enum(suspicions)),
  /** Path and campaign of the page that it was sent from, as far as the browser said. */
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

/** What was said, by kind. */
interface Entities {
  'service-request': ServiceRequest;
  contact: Contact;
  referral: Referral;
  'career-application': CareerApplication;
}

/** A lead: what was said, how it came, and how it stands. The first two never change. */
export type Lead<Kind extends LeadKindName = LeadKindName> = {
  [Each in Kind]: { kind: Each; entity: Entities[Each]; intake: Intake; state: LeadState };
}[Kind];

/** Milliseconds since 1970. */
export const receivedAt = ({ intake: { receivedAt: time } }: Lead): number => Date.parse(time);

/** Whether a program may have sent it. */
export const isSuspect = ({ intake: { suspect }, state }: Lead): boolean => suspect.length > 0 && !state.cleared;

/** Whom a lead comes from. Two come from one person when they name the same address, or phones that dial the same. */
export interface Sender {
  email: string;
  /** Undefined when it is too short to dial. */
  phone: string | undefined;
}

export const senderOf = ({ entity: { email, phone } }: Lead): Sender => ({
  email: email.trim().toLowerCase(),
  phone: dialNumber(phone)?.replace(/^\+/, ''),
});
