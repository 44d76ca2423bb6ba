import {
  careerApplication,
  careerApplicationPayload,
  contact,
  contactPayload,
  referral,
  referralPayload,
  serviceRequest,
  serviceRequestPayload,
  type LeadKindName,
  type ServiceRequestPayload,
} from '@hvac/content/model';
import type * as z from 'zod/mini';

/** Fields that every payload has beside those of its lead. */
export type LeadPayload = Pick<ServiceRequestPayload, 'captchaToken' | 'captchaAnswer' | 'website' | 'email' | 'phone'>;

/** Everything the server needs to accept, check and store one kind of lead. */
export interface LeadKind {
  name: LeadKindName;
  path: string;
  /** Which of the two retention periods applies. */
  retentionClass: 'lead' | 'application';
  /** Schema of the request body. Unknown keys are refused. */
  payload: z.core.$ZodType<LeadPayload>;
  entity: z.core.$ZodObject;
  /** Whether the body may contain a file. */
  acceptsFile?: true;
}

/** Every kind of lead. Add an entry to add a kind. */
export const leadKinds: Readonly<Record<LeadKindName, LeadKind>> = {
  'service-request': {
    name: 'service-request',
    path: '/api/service-requests',
    retentionClass: 'lead',
    payload: serviceRequestPayload,
    entity: serviceRequest,
  },
  contact: {
    name: 'contact',
    path: '/api/contact-forms',
    retentionClass: 'lead',
    payload: contactPayload,
    entity: contact,
  },
  referral: {
    name: 'referral',
    path: '/api/referrals',
    retentionClass: 'lead',
    payload: referralPayload,
    entity: referral,
  },
  'career-application': {
    name: 'career-application',
    path: '/api/career-applications',
    retentionClass: 'application',
    payload: careerApplicationPayload,
    entity: careerApplication,
    acceptsFile: true,
  },
};

export const allLeadKinds: readonly LeadKind[] = Object.values(leadKinds);
