import * as z from 'zod/mini';
import {
  needField,
  selectService,
  serviceRequestForm,
  toServiceRequestPayload,
  type ServiceRequestPayload,
  type ServiceType,
} from './service-request.ts';
import { limits } from './text.ts';

const quoteFor = (city: string) => `Quote for ${city}: `;

/** What a quote can be about: a new system, unless the visitor says that something is broken. */
export const quoteTypes = ['New System Quote', 'Schedule Repair'] as const satisfies readonly ServiceType[];

/** What the quote form of a city page holds. */
export const quoteForm = z.extend(serviceRequestForm, {
  serviceType: z.enum(quoteTypes, { error: selectService }),
  // The city stands in front of it, and both have to fit.
  message: needField(limits.message - quoteFor('').length - limits.city),
});
export type QuoteFormValues = z.infer<typeof quoteForm>;

/** Turns what the form holds into a service request that begins with the city. */
export const toQuotePayload = (values: QuoteFormValues, city: string): ServiceRequestPayload =>
  toServiceRequestPayload({
    ...values,
    message: quoteFor(city) + values.message,
  });
