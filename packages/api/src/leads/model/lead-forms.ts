import type { LeadFormName } from '@hvac/company';
import {
  careerApplicationForm,
  contactForm,
  quoteForm,
  referralForm,
  serviceRequestForm,
  toQuotePayload,
  toServiceRequestPayload,
  type ServiceRequestFormValues,
} from '@hvac/content/model';
import type * as z from 'zod/mini';
import { leadKinds, type LeadKind } from './lead-kinds.ts';

/** A form as HTML: its values are texts. */
export interface LeadForm {
  kind: LeadKind;
  /** Schema of the values, with the messages that the form shows. */
  schema: z.core.$ZodType;
  /**
   * Turns values that have passed the schema into the request body.
   * @param city of the page, for a quote
   */
  toPayload(values: unknown, city: string): object;
}

const withoutEmpty = (values: unknown): object =>
  Object.fromEntries(Object.entries(values as object).filter(([, value]) => value !== ''));

export const leadForms: Readonly<Record<LeadFormName, LeadForm>> = {
  'service-request': {
    kind: leadKinds['service-request'],
    schema: serviceRequestForm,
    toPayload: (values) => toServiceRequestPayload(values as ServiceRequestFormValues),
  },
  quote: {
    kind: leadKinds['service-request'],
    schema: quoteForm,
    toPayload: (values, city) => toQuotePayload(values as ServiceRequestFormValues, city),
  },
  contact: { kind: leadKinds.contact, schema: contactForm, toPayload: (values) => values as object },
  referral: { kind: leadKinds.referral, schema: referralForm, toPayload: (values) => values as object },
  careers: { kind: leadKinds['career-application'], schema: careerApplicationForm, toPayload: withoutEmpty },
};
