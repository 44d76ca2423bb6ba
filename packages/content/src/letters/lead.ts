import type { CareerApplication } from '../model/forms/career-application.ts';
import type { Contact } from '../model/forms/contact.ts';
import type { Suspicion } from '../model/office/lead-list.ts';
import type { Referral } from '../model/forms/referral.ts';
import type { ServiceRequest } from '../model/forms/service-request.ts';
import type { CompanyFacts } from '../model/site.ts';

/** A submission by kind. */
type Sent =
  | { kind: 'service-request'; entity: ServiceRequest }
  | { kind: 'contact'; entity: Contact }
  | { kind: 'referral'; entity: Referral }
  | { kind: 'career-application'; entity: CareerApplication };

/** The fields of one kind of lead. */
export type EntityOf<Kind extends Sent['kind']> = Extract<Sent, { kind: Kind }>['entity'];

/** The parts of a lead that letters need. */
export type LetterLead = Sent & {
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Signs of spam; empty for most leads. */
  suspect: readonly Suspicion[];
};

/** What every letter needs besides the lead. */
export interface LetterFacts {
  company: CompanyFacts;
  /** The site's origin, such as "https://www.example.com"; undefined when unknown, since a wrong link is worse than none. */
  origin: string | undefined;
}

/** A letter that is ready to send: everything is escaped. */
export interface Letter {
  /** One line. */
  subject: string;
  /** The complete letter as plain text. */
  text: string;
  html: string;
}
