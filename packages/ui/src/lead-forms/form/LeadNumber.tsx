import { number as numberStyle } from './Receipt.css.ts';

interface LeadNumberProps {
  /** One word for what was sent: "request". */
  what: string;
  /** The number to quote on the phone. */
  number: string;
}

/** The number of a lead that was sent. */
export const LeadNumber = ({ what, number }: LeadNumberProps) => (
  <p>
    {`Your ${what} number is `}
    <strong className={numberStyle} translate="no">
      {number}
    </strong>
    .
  </p>
);
