import {
  careerApplication,
  careerApplicationPayload,
  contact,
  contactPayload,
  endpoints,
  referral,
  referralPayload,
  serviceRequest,
  serviceRequestPayload,
} from '@hvac/content/model';
import type { LeadKindName, ServiceRequestPayload } from '@hvac/content/model';
import * as z from 'zod/mini';
import type { Lead } from './lead.ts';

/** What every payload carries beside the lead itself. */
export type LeadPayload = Pick<ServiceRequestPayload, 'captchaToken' | 'captchaAnswer' | 'website' | 'email' | 'phone'>;

/** Identity of a new lead. */
export type Stamp = Pick<Lead['entity'], 'id' | 'createdAt'>;

/** One kind of lead: all that the server needs to take, check and keep it. */
export interface LeadKind {
  name: LeadKindName;
  /** Path of the POST. */
  path: string;
  /** Name of the collection, as the data model has it. */
  collection: string;
  /** Which of the two retention times it has. */
  retentionClass: 'lead' | 'application';
  /** Schema of what is sent; it refuses unknown keys. */
  payload: z.core.$ZodType<LeadPayload>;
  /** Schema of what is kept. */
  entity: z.core.$ZodObject;
  /** Whether a file may come with it. */
  acceptsFile?: true;
}

/** Every kind of lead that the server takes. A new kind is one more entry. */
export const leadKinds: Readonly<Record<LeadKindName, LeadKind>> = {
  'service-request': {
    name: 'service-request',
    path: endpoints.serviceRequests,
    collection: 'service_requests',
    retentionClass: 'lead',
    payload: serviceRequestPayload,
    entity: serviceRequest,
  },
  contact: {
    name: 'contact',
    path: endpoints.contactForms,
    collection: 'contact_forms',
    retentionClass: 'lead',
    payload: contactPayload,
    entity: contact,
  },
  referral: {
    name: 'referral',
    path: endpoints.referrals,
    collection: 'referrals',
    retentionClass: 'lead',
    payload: referralPayload,
    entity: referral,
  },
  'career-application': {
    name: 'career-application',
    path: endpoints.careerApplications,
    collection: 'career_applications',
    retentionClass: 'application',
    payload: careerApplicationPayload,
    entity: careerApplication,
    acceptsFile: true,
  },
};

export const allLeadKinds: readonly LeadKind[] = Object.values(leadKinds);

/**
 * What a payload makes of a kind's entity: the fields that the entity has, and no others. An optional one that was left
 * empty says no more than none, and is not kept.
 * @param known what the server knows better than the payload
 * @throws {z.core.$ZodError} when the result is no such entity
 */
export function toEntity({ entity }: LeadKind, payload: LeadPayload, known: Stamp & object): Lead['entity'] {
  const said: Readonly<Record<string, unknown>> = { ...payload, ...known };
  const { shape } = entity._zod.def;
  const names = Object.keys(shape).filter((name) => {
    const isLeftOut = said[name] === '' && shape[name]?._zod.def.type === 'optional';
    return said[name] !== undefined && !isLeftOut;
  });
  // The schema is that of the kind.
  return z.parse(entity, Object.fromEntries(names.map((name) => [name, said[name]]))) as unknown as Lead['entity'];
}
