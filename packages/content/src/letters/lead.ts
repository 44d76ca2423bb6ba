import type { CareerApplication } from '../model/career-application.ts';
import type { Contact } from '../model/contact.ts';
import type { Suspicion } from '../model/lead-list.ts';
import type { Referral } from '../model/referral.ts';
import type { ServiceRequest } from '../model/service-request.ts';
import type { CompanyFacts } from '../model/site.ts';

/** What a visitor has sent, by kind. */
type Sent =
  | { kind: 'service-request'; entity: ServiceRequest }
  | { kind: 'contact'; entity: Contact }
  | { kind: 'referral'; entity: Referral }
  | { kind: 'career-application'; entity: CareerApplication };

/** The part of a lead that one kind has. */
export type EntityOf<Kind extends Sent['kind']> = Extract<Sent, { kind: Kind }>['entity'];

/** A lead as letters tell of it. */
export type LetterLead = Sent & {
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Why it may come from a program; empty for most. */
  suspect: readonly Suspicion[];
};

/** What every letter needs beside the lead. */
export interface LetterFacts {
  company: CompanyFacts;
  /** Where the site is, such as "https://www.example.com"; undefined when nobody has said so: a wrong link is worse than none. */
  origin: string | undefined;
}

/** A letter, ready to be sent. Nothing in it needs cleaning or escaping any more. */
export interface Letter {
  /** One line. */
  subject: string;
  /** Complete in itself, for those who read no HTML. */
  text: string;
  html: string;
}
