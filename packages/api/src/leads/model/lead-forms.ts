import type { LeadFormName } from '@hvac/company';
import {
  careerApplicationForm,
  contactForm,
  quoteForm,
  referralForm,
  serviceRequestForm,
  toQuotePayload,
  toServiceRequestPayload,
} from '@hvac/content/model';
import * as z from 'zod/mini';
import { leadKinds, type LeadKind, type LeadPayload } from './lead-kinds.ts';

/** A form as HTML: its values are texts. */
export interface LeadForm {
  kind: LeadKind;
  /**
   * Makes the request body of values, with the messages that the form shows.
   * @param city of the page, for a quote
   */
  parse(values: object, city: string): z.core.util.SafeParseResult<LeadPayload> | z.core.util.SafeParseError<unknown>;
}

const formOf = <Values extends object>(
  kind: LeadKind,
  schema: z.core.$ZodType<Values>,
  toPayload: (values: Values, city: string) => object = (values) => values,
): LeadForm => ({
  kind,
  parse(values, city) {
    const typed = z.safeParse(schema, values);
    return typed.success ? z.safeParse(kind.payload, toPayload(typed.data, city)) : typed;
  },
});

const withoutEmpty = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

export const leadForms: Readonly<Record<LeadFormName, LeadForm>> = {
  'service-request': formOf(leadKinds['service-request'], serviceRequestForm, toServiceRequestPayload),
  quote: formOf(leadKinds['service-request'], quoteForm, toQuotePayload),
  contact: formOf(leadKinds.contact, contactForm),
  referral: formOf(leadKinds.referral, referralForm),
  careers: formOf(leadKinds['career-application'], careerApplicationForm, withoutEmpty),
};
