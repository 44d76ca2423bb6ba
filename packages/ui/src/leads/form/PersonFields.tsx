import type { RefCallback } from 'react';
import type { FieldProps, Registration } from '../../forms/Field/Field.tsx';
import { Select } from '../../forms/Select/Select.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';

/** Who somebody is and where they live, in the order of the page. */
export const personFields = ['firstName', 'lastName', 'phone', 'email', 'address', 'city', 'state', 'zipCode'] as const;
export type PersonField = (typeof personFields)[number];

type Control = HTMLInputElement | HTMLSelectElement;
/** What the form's `field` gives for any of them. */
type Tie = Pick<FieldProps, 'id' | 'error'> & Omit<Registration<Control>, 'ref'> & { ref?: RefCallback<Control> };

interface PersonFieldsProps {
  /** The tie of each field to its form. */
  field: (name: PersonField) => Tie;
  /** The states to choose from. */
  states: readonly string[];
  /** The state that it begins with. */
  initialState: string;
  /** Somebody else: the browser must not fill in the visitor's own data. */
  other?: boolean;
}

/** The questions about one person, as every long form asks them. */
export const PersonFields = ({ field, states, initialState, other }: PersonFieldsProps) => {
  const own = (token: string) => (other ? 'off' : token);
  return (
    <>
      <TextField {...field('firstName')} label="First name" required autoComplete={own('given-name')} />
      <TextField {...field('lastName')} label="Last name" required autoComplete={own('family-name')} />
      <TextField {...field('phone')} label="Phone" required type="tel" autoComplete={own('tel')} />
      <TextField {...field('email')} label="E-mail" required type="email" autoComplete={own('email')} />
      <TextField {...field('address')} label="Street address" required autoComplete={own('address-line1')} />
      <TextField {...field('city')} label="City" required autoComplete={own('address-level2')} />
      <Select
        {...field('state')}
        label="State"
        required
        options={states}
        initial={initialState}
        autoComplete={own('address-level1')}
      />
      <TextField
        {...field('zipCode')}
        label="ZIP code"
        required
        inputMode="numeric"
        autoComplete={own('postal-code')}
      />
    </>
  );
};
