import * as z from 'zod/mini';
import { captchaFields, honeypotField } from './captcha.ts';
import { contactFields } from './person.ts';
import { limits, textField } from './text.ts';

export const serviceTypes = [
  'New System Quote',
  'Schedule Repair',
  'Schedule Maintenance',
  'Indoor Air Quality',
  'Other',
] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** What a visitor needs, with room for a given number of characters. */
export const needField = (max: number) => textField({ message: 'Please describe what assistance you need', max });

/** Said when nothing, or something else, was chosen. */
export const selectService = 'Please select the type of service you need';

const fields = {
  ...contactFields,
  serviceType: z.enum(serviceTypes, { error: selectService }),
  message: needField(limits.message),
};

const selectCustomer = 'Please select if you are a new customer';

/** What the form holds: isNewCustomer is a choice of "yes" or "no". */
export const serviceRequestForm = z.object({
  ...fields,
  isNewCustomer: z.enum(['yes', 'no'], { error: selectCustomer }),
  ...captchaFields,
  ...honeypotField,
});
export type ServiceRequestFormValues = z.infer<typeof serviceRequestForm>;

/** What POST /api/service-requests takes: isNewCustomer is a boolean, and unknown keys are refused. */
export const serviceRequestPayload = z.strictObject({
  ...fields,
  isNewCustomer: z.boolean({ error: selectCustomer }),
  ...captchaFields,
  ...honeypotField,
});
export type ServiceRequestPayload = z.infer<typeof serviceRequestPayload>;

/** Turns what the form holds into what the API takes. */
export const toServiceRequestPayload = ({
  isNewCustomer,
  ...rest
}: ServiceRequestFormValues): ServiceRequestPayload => ({
  ...rest,
  isNewCustomer: isNewCustomer === 'yes',
});

/** A stored service request. */
export const serviceRequest = z.strictObject({
  id: z.uuid(),
  ...fields,
  isNewCustomer: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ServiceRequest = z.infer<typeof serviceRequest>;
