import type { LeadKindName, ServiceRequestPayload } from '@hvac/content/model';
import type * as z from 'zod/mini';
import type { Resume } from '../resumes/resume.ts';
import type { LeadEntity } from './lead-record.ts';

/** What every payload carries beside the lead itself. */
export type LeadPayload = Pick<ServiceRequestPayload, 'captchaToken' | 'captchaAnswer' | 'website'>;

/** Identity of a new lead. */
type Stamp = LeadEntity;

/** One kind of lead: all that the server needs to take, check and keep it. */
export interface LeadKind<Payload extends LeadPayload = LeadPayload, Entity extends LeadEntity = LeadEntity> {
  /** Name of the kind in the office's inbox. */
  name: LeadKindName;
  /** Path of the POST. */
  path: string;
  /** Name of the collection, as the data model has it. */
  collection: string;
  /** Which of the two retention times it has. */
  keptAs: 'lead' | 'application';
  /** Schema of what is sent; it refuses unknown keys. */
  payload: z.core.$ZodType<Payload>;
  /** Schema of what is kept; at start, records are checked against it. */
  entity: z.core.$ZodType<Entity>;
  /**
   * Reads the file that this kind may come with.
   * @throws {Refusal}
   */
  resume?(payload: Payload): Resume | undefined;
  /** Takes over field by field: nothing that is sent gets into the store by itself. */
  toEntity(payload: Payload, stamp: Stamp, resume: Resume | undefined): Entity;
}

/** Ties the types of a kind together while it is declared, and lets kinds stand in one list. */
export const leadKind = <Payload extends LeadPayload, Entity extends LeadEntity>(
  kind: LeadKind<Payload, Entity>,
): LeadKind => kind;

/** The optional fields that were filled in: an empty text says no more than none, and is not kept. */
export function filled<Payload extends object, Key extends keyof Payload>(
  payload: Payload,
  ...keys: readonly Key[]
): Partial<Pick<Payload, Key>> {
  const given: Partial<Pick<Payload, Key>> = {};
  for (const key of keys) {
    if (payload[key] !== undefined && payload[key] !== '') given[key] = payload[key];
  }
  return given;
}
