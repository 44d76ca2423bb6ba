import {
  careerApplication,
  careerApplicationPayload,
  contact,
  contactPayload,
  referral,
  referralPayload,
  serviceRequest,
  serviceRequestPayload,
} from '@hvac/content/model';
import type { LeadKindName, ServiceRequestPayload } from '@hvac/content/model';
import * as z from 'zod/mini';
import type { Lead } from './lead.ts';

/** Fields that every payload has beside those of its lead. */
export type LeadPayload = Pick<ServiceRequestPayload, 'captchaToken' | 'captchaAnswer' | 'website' | 'email' | 'phone'>;

/** What the server assigns to a new lead. */
export type LeadIdentity = Pick<Lead['entity'], 'id' | 'createdAt'>;

/** Everything the server needs to accept, check and store one kind of lead. */
export interface LeadKind {
  name: LeadKindName;
  /** Path of the POST. */
  path: string;
  /** Name of the collection in the store. */
  collection: string;
  /** Which of the two retention periods applies. */
  retentionClass: 'lead' | 'application';
  /** Schema of the request body. Unknown keys are refused. */
  payload: z.core.$ZodType<LeadPayload>;
  /** Schema of the stored record. */
  entity: z.core.$ZodObject;
  /** Whether the body may contain a file. */
  acceptsFile?: true;
}

/** Every kind of lead. Add an entry to add a kind. */
export const leadKinds: Readonly<Record<LeadKindName, LeadKind>> = {
  'service-request': {
    name: 'service-request',
    path: '/api/service-requests',
    collection: 'service_requests',
    retentionClass: 'lead',
    payload: serviceRequestPayload,
    entity: serviceRequest,
  },
  contact: {
    name: 'contact',
    path: '/api/contact-forms',
    collection: 'contact_forms',
    retentionClass: 'lead',
    payload: contactPayload,
    entity: contact,
  },
  referral: {
    name: 'referral',
    path: '/api/referrals',
    collection: 'referrals',
    retentionClass: 'lead',
    payload: referralPayload,
    entity: referral,
  },
  'career-application': {
    name: 'career-application',
    path: '/api/career-applications',
    collection: 'career_applications',
    retentionClass: 'application',
    payload: careerApplicationPayload,
    entity: careerApplication,
    acceptsFile: true,
  },
};

export const allLeadKinds: readonly LeadKind[] = Object.values(leadKinds);

/**
 * Picks the fields of the stored record from a payload. An empty optional field is left out.
 * @param known values that replace those of the payload
 * @throws {z.core.$ZodError} when the result doesn't fit the record's schema
 */
export function toEntity({ entity }: LeadKind, payload: LeadPayload, known: LeadIdentity & object): Lead['entity'] {
  const values: Readonly<Record<string, unknown>> = { ...payload, ...known };
  const { shape } = entity._zod.def;
  const names = Object.keys(shape).filter((name) => {
    const isEmptyOptional = values[name] === '' && shape[name]?._zod.def.type === 'optional';
    return values[name] !== undefined && !isEmptyOptional;
  });
  // The result has passed the schema of this kind.
  return z.parse(entity, Object.fromEntries(names.map((name) => [name, values[name]]))) as unknown as Lead['entity'];
}
