import { emailField, limits, lineField } from './text.ts';

/** How to reach a person: part of every form. Messages are those of the form's field rules. */
export const contactFields = {
  firstName: lineField({ message: 'Please enter your first name', max: limits.name }),
  lastName: lineField({ message: 'Please enter your last name', max: limits.name }),
  phone: lineField({ message: 'Please enter a valid phone number', min: 10, max: limits.phone }),
  email: emailField(),
};

/** Where a person lives. */
export const addressFields = {
  address: lineField({ message: 'Please enter your street address', max: limits.address }),
  city: lineField({ message: 'Please enter your city', max: limits.city }),
  state: lineField({ message: 'Please select your state', max: limits.state }),
  zipCode: lineField({ message: 'Please enter a valid ZIP code', min: 5, max: limits.zipCode }),
};
