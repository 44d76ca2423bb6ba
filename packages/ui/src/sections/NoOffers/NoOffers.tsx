import type { Phone } from '@hvac/content/model';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { CallButton } from '../../components/Button/CallButton.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { coupon, picture, stub, words } from './NoOffers.css.ts';

interface NoOffersProps {
  heading: string;
  text: string;
  phone: Phone;
  /** The contact page. */
  contact: string;
}

/** Leads the specials page when no offer is valid: ask, there may be something. */
export const NoOffers = ({ heading, text, phone, contact }: NoOffersProps) => (
  <div className={coupon}>
    <div className={stub}>
      <img className={picture} src="/pictures/spot-no-offers.svg" alt="" width={200} height={150} />
    </div>
    <div className={words}>
      <Heading level={2}>{heading}</Heading>
      <Text>{text}</Text>
      <Inline>
        <CallButton phone={phone} />
        <ButtonLink href={contact} variant="secondary">
          Contact us
        </ButtonLink>
      </Inline>
    </div>
  </div>
);
