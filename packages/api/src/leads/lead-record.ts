import { suspicions } from '@hvac/content/model';
import * as z from 'zod/mini';

/** What the server notes beside a lead. It is kept with the lead and is no part of it. */
export const intake = z.strictObject({
  /** Nonce of the captcha token that was spent on this lead. */
  nonce: z.string(),
  /** SHA-256 of what was sent, in hex: tells a repeated submission from a different one. */
  digest: z.string(),
  suspect: z.array(z.enum(suspicions)),
  /** ISO 8601 time of arrival, UTC. Its month names the file that holds the record. */
  receivedAt: z.iso.datetime(),
  /** The applicant's file: its generated name in the folder of résumés, and its size. */
  resume: z.optional(z.strictObject({ file: z.string(), bytes: z.int() })),
  /**
   * A message to the office is to go out: part of the record, so that no stored lead goes without one. Whether it went
   * is in the lead's state. Leads from before there was mail have none.
   */
  mail: z.optional(z.literal('due')),
});
export type Intake = z.infer<typeof intake>;

/** What every stored lead has, whatever its kind. */
export interface LeadEntity {
  /** UUID. */
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** One lead as the store keeps it. */
export interface LeadRecord<Entity extends LeadEntity = LeadEntity> {
  entity: Entity;
  intake: Intake;
}
