import * as z from 'zod/mini';
import { captchaFields, honeypotField } from './captcha.ts';
import { addressFields, contactFields } from './person.ts';
import { emailField, limits, lineField, optionalText } from './text.ts';

export const referralTypes = ['newEquipment', 'maintenance', 'other'] as const;
export type ReferralType = (typeof referralTypes)[number];

export const referralTypeNames: Readonly<Record<ReferralType, string>> = {
  newEquipment: 'New equipment',
  maintenance: 'Maintenance',
  other: 'Other',
};

const fields = {
  ...contactFields,
  ...addressFields,
  friendFirstName: lineField({ message: "Please enter your friend's first name", max: limits.name }),
  friendLastName: lineField({ message: "Please enter your friend's last name", max: limits.name }),
  friendPhone: lineField({
    message: 'Please enter a valid phone number for your friend',
    min: 10,
    max: limits.phone,
  }),
  friendEmail: emailField("Your friend's email is required", 'Please enter a valid email address for your friend'),
  friendAddress: lineField({ message: "Please enter your friend's street address", max: limits.address }),
  friendCity: lineField({ message: "Please enter your friend's city", max: limits.city }),
  friendState: lineField({ message: "Please select your friend's state", max: limits.state }),
  friendZipCode: lineField({ message: 'Please enter a valid ZIP code for your friend', min: 5, max: limits.zipCode }),
  referralType: z.enum(referralTypes, { error: 'Please select what your friend needs' }),
  comments: optionalText(limits.comments),
};

/** What the form holds. */
export const referralForm = z.object({ ...fields, ...captchaFields, ...honeypotField });
export type ReferralFormValues = z.infer<typeof referralForm>;

/** What POST /api/referrals takes: unknown keys are refused. */
export const referralPayload = z.strictObject({ ...fields, ...captchaFields, ...honeypotField });
export type ReferralPayload = z.infer<typeof referralPayload>;

/** A stored referral. */
export const referral = z.strictObject({ id: z.uuid(), ...fields, createdAt: z.iso.datetime() });
export type Referral = z.infer<typeof referral>;
