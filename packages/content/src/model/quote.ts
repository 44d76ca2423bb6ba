import * as z from 'zod/mini';
import { serviceRequestForm, toServiceRequestPayload, type ServiceRequestPayload } from './service-request.ts';

/** What the quote form of a city page holds: a service request whose service is known already. */
export const quoteForm = z.omit(serviceRequestForm, { serviceType: true });
export type QuoteFormValues = z.infer<typeof quoteForm>;

/** Turns what the form holds into a service request that begins with the city. */
export const toQuotePayload = (values: QuoteFormValues, city: string): ServiceRequestPayload =>
  toServiceRequestPayload({
    ...values,
    serviceType: 'New System Quote',
    message: `Quote for ${city}: ${values.message}`,
  });
