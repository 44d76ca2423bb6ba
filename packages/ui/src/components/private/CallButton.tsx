import type { Phone } from '@hvac/content/model';
import type { ButtonSize, ButtonVariant } from '../Button/Button.css.ts';
import { ButtonLink } from '../Button/Button.tsx';

interface CallButtonProps {
  /** Dialed; its label, if it has one, tells it from the other numbers in view. */
  phone: Phone;
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  /** Shows the country's digit first: "1 (904) 555-0142". */
  withCountry?: boolean;
}

/** A button that dials. */
export const CallButton = ({ phone: { display, dial, label }, withCountry, ...look }: CallButtonProps) => (
  <ButtonLink href={`tel:${dial}`} icon="phone" {...look}>
    {label && `${label} `}
    <span translate="no">{withCountry ? `${dial.charAt(1)} ${display}` : display}</span>
  </ButtonLink>
);
