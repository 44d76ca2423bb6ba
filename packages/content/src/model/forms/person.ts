import { emailField } from './email.ts';
import { inAnyScript, limits, lineField } from './text.ts';

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
export const personRule = (name: Exclude<PersonField, 'email'>, message: string, min = 1) =>
  lineField({ message, min, max: personQuestions[name].max });

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
  zipCode: personRule('zipCode', personMessages.zipCode, 5).check(inAnyScript),
};
