import type { Registration } from '../Field/Field.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';

interface HoneypotProps extends Omit<Registration<HTMLInputElement>, 'name'> {
  /** Id of the input. */
  id: string;
  name?: 'website';
}

/** A field that people never meet: what fills it in is a robot. Nothing is refused because of it. */
export const Honeypot = ({ id, name = 'website', ...input }: HoneypotProps) => (
  <div aria-hidden="true" className={visuallyHidden}>
    <label htmlFor={id}>Leave this empty</label>
    <input {...input} id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
