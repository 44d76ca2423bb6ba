import { honeypotWords } from '@hvac/content/words';
import type { Registration } from '../Field/Field.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';

interface HoneypotProps extends Omit<Registration<HTMLInputElement>, 'name'> {
  /** Id of the input. */
  id: string;
  /** Name of the field that only robots fill in. */
  name?: 'website';
}

/** Marks by which password managers leave a field alone: 1Password, LastPass, Bitwarden, Dashlane, Proton Pass. */
const notForManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
};

/** A field that people never meet: what fills it in is a robot. Nothing is refused because of it. */
export const Honeypot = ({ id, name = 'website', ...input }: HoneypotProps) => (
  <div aria-hidden="true" className={visuallyHidden}>
    <label htmlFor={id}>{honeypotWords.label}</label>
    <input {...input} {...notForManagers} id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
