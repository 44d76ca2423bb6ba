import * as z from 'zod/mini';
import { captchaFields, honeypotField } from './captcha.ts';
import { emailField } from './email.ts';
import { addressFields, contactFields, personRule } from './person.ts';
import { inAnyScript, limits, optionalText } from './text.ts';
import { uuid } from './uuid.ts';

export const referralTypes = ['newEquipment', 'maintenance', 'other'] as const;
export type ReferralType = (typeof referralTypes)[number];

export const referralTypeNames: Readonly<Record<ReferralType, string>> = {
  newEquipment: 'New equipment',
  maintenance: 'Maintenance',
  other: 'Other',
};

/** Its own fields, as the inbox, the letters and tables call them; `values` names the coded ones. */
export const referralLabels = {
  referralType: { label: 'Friend needs', values: referralTypeNames },
  comments: { label: 'Comments' },
};

const fields = {
  ...contactFields,
  ...addressFields,
  friendFirstName: personRule('firstName', "Please enter your friend's first name"),
  friendLastName: personRule('lastName', "Please enter your friend's last name"),
  friendPhone: personRule('phone', 'Please enter a valid phone number for your friend', 10),
  friendEmail: emailField("Your friend's email is required", 'Please enter a valid email address for your friend'),
  friendAddress: personRule('address', "Please enter your friend's street address"),
  friendCity: personRule('city', "Please enter your friend's city"),
  friendState: personRule('state', "Please select your friend's state"),
  friendZipCode: personRule('zipCode', 'Please enter a valid ZIP code for your friend', 5).check(inAnyScript),
  referralType: z.enum(referralTypes, { error: 'Please select what your friend needs' }),
  comments: optionalText(limits.comments),
};

/** The form's values. */
export const referralForm = z.object({ ...fields, ...captchaFields, ...honeypotField });
export type ReferralFormValues = z.infer<typeof referralForm>;

/** Request body of POST /api/referrals: unknown keys are refused. */
export const referralPayload = z.strictObject({ ...fields, ...captchaFields, ...honeypotField });
export type ReferralPayload = z.infer<typeof referralPayload>;

/** A stored referral. */
export const referral = z.strictObject({ id: uuid(), ...fields, createdAt: z.iso.datetime() });
export type Referral = z.infer<typeof referral>;
