import * as z from 'zod/mini';
import { captchaFields, honeypotField } from './captcha.ts';
import { contactFields, personRule } from './person.ts';
import { limits, lineField, textField } from './text.ts';

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

/** Its own fields, as the inbox, the letters and tables call them; `values` names the coded ones. */
export const serviceRequestLabels = {
  isNewCustomer: { label: 'New customer', values: { true: 'Yes', false: 'No', yes: 'Yes', no: 'No' } },
  serviceType: { label: 'Type of service' },
  message: { label: 'Message' },
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

/** What POST /api/admin/leads takes: a lead that the office adds during a phone call. */
export const phoneLead = z.strictObject({
  /** Made by the client. The same when it is sent again for want of an answer: it is stored once. */
  id: z.uuid(),
  name: lineField({ message: 'Please enter a name', max: limits.name }),
  phone: personRule('phone', 'Please enter a valid phone number', 10),
  serviceType: fields.serviceType,
  message: needField(limits.message),
});
export type PhoneLead = z.infer<typeof phoneLead>;

/** Turns what the form holds into what the API takes. */
export const toServiceRequestPayload = ({
  isNewCustomer,
  ...rest
}: ServiceRequestFormValues): ServiceRequestPayload => ({
  ...rest,
  isNewCustomer: isNewCustomer === 'yes',
});

/** A stored service request. One from a phone call may lack a last name, an e-mail address, and whether it is a customer's. */
export const serviceRequest = z.strictObject({
  id: z.uuid(),
  ...fields,
  lastName: z.union([z.literal(''), fields.lastName]),
  email: z.union([z.literal(''), fields.email]),
  isNewCustomer: z.optional(z.boolean()),
  createdAt: z.iso.datetime(),
});
export type ServiceRequest = z.infer<typeof serviceRequest>;
