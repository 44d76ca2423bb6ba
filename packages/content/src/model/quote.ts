import * as z from 'zod/mini';
import {
  needField,
  serviceRequestForm,
  toServiceRequestPayload,
  type ServiceRequestPayload,
} from './service-request.ts';
import { limits } from './text.ts';

const quoteFor = (city: string) => `Quote for ${city}: `;

/** What the quote form of a city page holds: a service request whose service is known already. */
export const quoteForm = z.extend(z.omit(serviceRequestForm, { serviceType: true }), {
  // The city stands in front of it, and both have to fit.
  message: needField(limits.message - quoteFor('').length - limits.city),
});
export type QuoteFormValues = z.infer<typeof quoteForm>;

/** Turns what the form holds into a service request that begins with the city. */
export const toQuotePayload = (values: QuoteFormValues, city: string): ServiceRequestPayload =>
  toServiceRequestPayload({
    ...values,
    serviceType: 'New System Quote',
    message: quoteFor(city) + values.message,
  });
