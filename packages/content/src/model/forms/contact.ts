import * as z from 'zod/mini';
import { captchaFields, honeypotField } from './captcha.ts';
import { addressFields, contactFields, personMessages } from './person.ts';
import { region } from '../region.ts';
import { limits, textField } from './text.ts';
import { uuid } from './uuid.ts';

export const contactMethods = ['phone', 'email'] as const;
export type ContactMethod = (typeof contactMethods)[number];

/** Their labels in the form and in messages. */
export const contactMethodNames: Readonly<Record<ContactMethod, string>> = { phone: 'Phone', email: 'Email' };

export const inquiryTypes = ['new-equipment-estimate', 'service-maintenance', 'parts', 'other'] as const;
export type InquiryType = (typeof inquiryTypes)[number];

export const inquiryTypeNames: Readonly<Record<InquiryType, string>> = {
  'new-equipment-estimate': 'New equipment estimate',
  'service-maintenance': 'Service or maintenance',
  parts: 'Parts',
  other: 'Other',
};

/** Start of a message that redeems a special, followed by its title. */
export const redeemPrefix = 'I would like to redeem: ';

/** Start of a message about what a link to the form names, followed by its title. */
const asking = 'I am asking about: ';

/** What brought a visitor to the contact form: its message starts with it. */
export interface ContactSubject {
  /** Title of an offer, or what the visitor asks about. */
  title: string;
  /** Type of inquiry to choose; absent for an offer. */
  inquiryType?: InquiryType;
}

/** First line of a message about a subject. */
export const subjectLine = ({ title, inquiryType }: ContactSubject): string =>
  (inquiryType ? asking : redeemPrefix) + title;

/** The message without the line about its subject. */
export const withoutSubject = (message: string): string =>
  message.startsWith(redeemPrefix) || message.startsWith(asking)
    ? message.slice(message.indexOf('\n') + 1 || message.length).replace(/^\n+/, '')
    : message;

export const contactMessages = {
  contactMethod: 'Please select your preferred contact method',
  inquiryType: 'Please select the type of inquiry',
  message: 'Please enter your message',
} as const;

const fields = {
  ...contactFields,
  ...addressFields,
  state: z.lazy(() => z.enum(region.served, { error: personMessages.state })),
  contactMethod: z.enum(contactMethods, { error: contactMessages.contactMethod }),
  inquiryType: z.enum(inquiryTypes, { error: contactMessages.inquiryType }),
  message: textField({ message: contactMessages.message, max: limits.message }),
};

/** Its own fields, as the inbox, the letters and tables call them; `values` names the coded ones. */
export const contactLabels = {
  contactMethod: { label: 'Prefers contact by', values: contactMethodNames },
  inquiryType: { label: 'Type of inquiry', values: inquiryTypeNames },
  message: { label: 'Message' },
};

/** The form's values. */
export const contactForm = z.object({ ...fields, ...captchaFields, ...honeypotField });
export type ContactFormValues = z.infer<typeof contactForm>;

/** Request body of POST /api/contact-forms: unknown keys are refused. */
export const contactPayload = z.strictObject({ ...fields, ...captchaFields, ...honeypotField });
export type ContactPayload = z.infer<typeof contactPayload>;

/** A stored message of the contact form. */
export const contact = z.strictObject({ id: uuid(), ...fields, createdAt: z.iso.datetime() });
export type Contact = z.infer<typeof contact>;
