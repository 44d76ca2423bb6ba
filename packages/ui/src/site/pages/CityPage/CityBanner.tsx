import type { Phone } from '@hvac/content/model';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { banner } from './CityBanner.css.ts';

interface CityBannerProps {
  /** Such as "24/7 emergency service available". */
  text: string;
  phone: Phone;
}

/** The red banner of a city page: one line, and the phone. */
export const CityBanner = ({ text, phone }: CityBannerProps) => (
  <div data-surface="dark" className={banner}>
    <p>{text}</p>
    <ButtonLink href={`tel:${phone.dial}`} variant="secondary" size="compact" icon="phone">
      {`Call ${phone.display}`}
    </ButtonLink>
  </div>
);
