import * as z from 'zod/mini';
import { captchaFields, honeypotField } from './captcha.ts';
import { emailField } from './email.ts';
import { addressFields, contactFields, personRule, zipCodeField } from './person.ts';
import { limits, optionalText } from './text.ts';
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

export const referralMessages = {
  friendFirstName: "Please enter your friend's first name",
  friendLastName: "Please enter your friend's last name",
  friendPhone: 'Please enter a valid phone number for your friend',
  friendEmail: "Your friend's email is required",
  invalidEmail: 'Please enter a valid email address for your friend',
  friendAddress: "Please enter your friend's street address",
  friendCity: "Please enter your friend's city",
  friendState: "Please select your friend's state",
  friendZipCode: 'Please enter a valid ZIP code for your friend',
  referralType: 'Please select what your friend needs',
} as const;

const fields = {
  ...contactFields,
  ...addressFields,
  friendFirstName: personRule('firstName', referralMessages.friendFirstName),
  friendLastName: personRule('lastName', referralMessages.friendLastName),
  friendPhone: personRule('phone', referralMessages.friendPhone, 10),
  friendEmail: emailField(referralMessages.friendEmail, referralMessages.invalidEmail),
  friendAddress: personRule('address', referralMessages.friendAddress),
  friendCity: personRule('city', referralMessages.friendCity),
  friendState: personRule('state', referralMessages.friendState),
  friendZipCode: zipCodeField(referralMessages.friendZipCode),
  referralType: z.enum(referralTypes, { error: referralMessages.referralType }),
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
