import type { FormField } from './form.ts';

/** The questions about a person, as a visitor answers them. @param group the fieldset, where there are two people */
export const personAnswers = (group?: string): FormField[] => {
  const fields: FormField[] = [
    { label: 'First name', text: 'Rosa', message: 'Please enter your first name' },
    { label: 'Last name', text: 'Delgado', message: 'Please enter your last name' },
    { label: 'Phone', text: '904-555-0199', message: 'Please enter a valid phone number' },
    { label: 'Email', text: 'r.delgado@example.com', message: 'Email is required' },
    { label: 'Street address', text: '12 Live Oak Lane', message: 'Please enter your street address' },
    { label: 'City', text: 'Jacksonville', message: 'Please enter your city' },
    { label: 'State', option: 'Florida' },
    { label: 'ZIP code', text: '32202', message: 'Please enter a valid ZIP code' },
  ];
  return group === undefined ? fields : fields.map((field) => ({ ...field, group }));
};
