import { personQuestions, region, usStates, type PersonField } from '@hvac/content/model';
import type { LeadFormWords } from '@hvac/content/words';
import type { RefCallback } from 'react';
import type { FieldProps, Registration } from '../../forms/Field/Field.tsx';
import { pair } from '../../forms/FormGrid/FormGrid.css.ts';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';

/** How to reach somebody, in the order of the page. */
export const contactFieldNames = ['firstName', 'lastName', 'phone', 'email'] as const;
/** The same, and where they live. */
export const personFieldNames = [...contactFieldNames, 'address', 'city', 'state', 'zipCode'] as const;

/** Short answers that share a row on phones too. */
const partners: Partial<Record<PersonField, PersonField>> = { firstName: 'lastName', state: 'zipCode' };

const sharesRow = (first: PersonField, second: PersonField) => partners[first] === second;

type Control = HTMLInputElement | HTMLSelectElement;
/** What the form's `field` gives for any of them. */
type PersonFieldProps = Pick<FieldProps, 'id' | 'error'> &
  Omit<Registration<Control>, 'ref'> & { ref?: RefCallback<Control> };

interface PersonFieldsProps<Name extends PersonField> {
  /** Which questions, in the order of the page. */
  names: readonly Name[];
  /** Registers a field in its form. */
  field: (name: Name) => PersonFieldProps;
  /** Of the form. */
  words: LeadFormWords;
  /** The states to choose from, where that is asked. */
  states?: readonly string[];
  /** The state that it begins with; none unless given. */
  initialState?: string;
  /** One that takes the whole row. */
  fullWidth?: Name;
  /** Somebody else: the browser must not fill in the visitor's own data. */
  other?: boolean;
}

/** The questions about one person, as every form asks them. */
export const PersonFields = <Name extends PersonField>({
  names,
  field,
  words,
  states = region.states ?? usStates,
  initialState,
  fullWidth,
  other,
}: PersonFieldsProps<Name>) => {
  const ask = (name: Name) => {
    const { max: _, autoComplete, ...question } = personQuestions[name];
    const shown = {
      ...question,
      label: words.person?.[name] ?? question.label,
      ...field(name),
      required: true,
      fullWidth: name === fullWidth,
      autoComplete: other ? 'off' : autoComplete,
    };
    return name === 'state' ? (
      <SelectField
        key={name}
        {...shown}
        options={states}
        placeholder={words.shared?.select.choose}
        {...(initialState && { defaultValue: initialState })}
      />
    ) : (
      <TextField key={name} {...shown} />
    );
  };
  return names.map((name, index) => {
    const before: Name | undefined = names[index - 1];
    const after: Name | undefined = names[index + 1];
    if (before && sharesRow(before, name)) return null;
    return after && sharesRow(name, after) ? (
      <div key={name} className={pair}>
        {ask(name)}
        {ask(after)}
      </div>
    ) : (
      ask(name)
    );
  });
};
