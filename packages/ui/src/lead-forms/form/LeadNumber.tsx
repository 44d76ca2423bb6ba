import { sharedFormWords } from '@hvac/content/words';
import { fillInElements } from '../../components/private/fillIn.tsx';
import { number as numberStyle } from './Receipt.css.ts';

interface LeadNumberProps {
  /** One word for what was sent: "request". */
  what: string;
  /** The number to quote on the phone. */
  number: string;
  /** With `{what}` and `{number}`. */
  text?: string;
}

/** The number of a lead that was sent. */
export const LeadNumber = ({ what, number, text = sharedFormWords.number }: LeadNumberProps) => (
  <p>
    {fillInElements(text, {
      what,
      number: (
        <strong className={numberStyle} translate="no">
          {number}
        </strong>
      ),
    })}
  </p>
);
