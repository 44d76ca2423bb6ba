import * as z from 'zod/mini';
import {
  requestMessageField,
  serviceRequestForm,
  serviceRequestMessages,
  toServiceRequestPayload,
  type ServiceRequestFormValues,
  type ServiceRequestPayload,
  type ServiceType,
} from './service-request.ts';
import { limits } from './text.ts';

const quoteFor = (city: string) => `Quote for ${city}: `;

/** Service types of a quote: a new system, or a repair if the visitor says that something is broken. */
export const quoteTypes = ['New System Quote', 'Schedule Repair'] as const satisfies readonly ServiceType[];
export type QuoteType = (typeof quoteTypes)[number];

/** Values of a city page's quote form. */
export const quoteForm = z.extend(serviceRequestForm, {
  serviceType: z.enum(quoteTypes, { error: serviceRequestMessages.service }),
  // Leaves room for the city before it.
  message: requestMessageField(limits.message - quoteFor('').length - limits.city),
});

/** Turns the form's values into a service request whose message begins with the city. */
export const toQuotePayload = (values: ServiceRequestFormValues, city: string): ServiceRequestPayload =>
  toServiceRequestPayload({
    ...values,
    message: quoteFor(city) + values.message,
  });
