import * as z from 'zod/mini';
import { foldDigits } from '../digits.ts';
import { emailField } from './email.ts';
import { atLeast, atMost, limits, lineChecks, lineField, tooLong } from './text.ts';

/** Fields about a person, defined once: label, autocomplete token and length limit. */
export const personQuestions = {
  firstName: { label: 'First name', autoComplete: 'given-name', max: limits.name },
  lastName: { label: 'Last name', autoComplete: 'family-name', max: limits.name },
  phone: { label: 'Phone', autoComplete: 'tel', type: 'tel', max: limits.phone },
  email: { label: 'Email', autoComplete: 'email', type: 'email', max: limits.email },
  address: { label: 'Street address', autoComplete: 'address-line1', max: limits.address },
  city: { label: 'City', autoComplete: 'address-level2', max: limits.city },
  state: { label: 'State', autoComplete: 'address-level1', max: limits.state },
  zipCode: { label: 'ZIP code', autoComplete: 'postal-code', inputMode: 'numeric', max: limits.zipCode },
} as const;
export type PersonField = keyof typeof personQuestions;

/** The field's rule with the form's message. */
export const personRule = (name: Exclude<PersonField, 'email' | 'zipCode'>, message: string, min = 1) =>
  lineField({ message, min, max: personQuestions[name].max });

/**
 * Reduces what people paste and dictate to the only ZIP code in it, in the digits 0 to 9: "FL 32202 - 1234, USA" and
 * "322021234" are "32202-1234", and "32,202" is "32202". What is not certain stays as it is.
 */
function normalizeZip(text: string): string {
  const typed = foldDigits(text);
  // Dictation writes a large number with a comma, or its digits apart.
  const joined = typed.replace(/(\d)[ ,.](?=\d)/g, '$1');
  const [, zip, plusFour] = /^\D*(\d{5})(?:[\p{P}\p{Z}+]{0,3}(\d{4}))?(?!\p{L})\D*$/u.exec(joined) ?? [];
  if (zip === undefined) return typed;
  return plusFour === undefined ? zip : `${zip}-${plusFour}`;
}

/** A required ZIP code. @param message shown when it is missing or too short */
export const zipCodeField = (message: string) =>
  z
    .string({ error: message })
    .check(
      ...lineChecks,
      z.overwrite(normalizeZip),
      atLeast(5, message),
      atMost(limits.zipCode, tooLong(limits.zipCode)),
    );

export const personMessages = {
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  phone: 'Please enter a valid phone number',
  address: 'Please enter your street address',
  city: 'Please enter your city',
  state: 'Please select your state',
  zipCode: 'Please enter a valid ZIP code',
} as const;

/** Name and contact fields of every form. */
export const contactFields = {
  firstName: personRule('firstName', personMessages.firstName),
  lastName: personRule('lastName', personMessages.lastName),
  phone: personRule('phone', personMessages.phone, 10),
  email: emailField(),
};

/** Street address fields. */
export const addressFields = {
  address: personRule('address', personMessages.address),
  city: personRule('city', personMessages.city),
  state: personRule('state', personMessages.state),
  zipCode: zipCodeField(personMessages.zipCode),
};
