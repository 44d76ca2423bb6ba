import type { Phone } from '@hvac/content/model';
import type { ButtonVariant } from './Button.css.ts';
import { ButtonLink } from './Button.tsx';

interface CallButtonProps {
  /** Dialed; its label, if it has one, tells it from the other numbers in view. */
  phone: Phone;
  variant?: ButtonVariant;
}

/** A button that dials. */
export const CallButton = ({ phone: { display, dial, label }, ...look }: CallButtonProps) => (
  <ButtonLink href={`tel:${dial}`} icon="phone" {...look}>
    {label && `${label} `}
    <span translate="no">{display}</span>
  </ButtonLink>
);
