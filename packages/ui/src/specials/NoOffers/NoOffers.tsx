import type { CompanyFacts } from '@hvac/content/model';
import { ButtonLink } from '../../kit/Button/Button.tsx';
import { CallButton } from '../../kit/Button/CallButton.tsx';
import { Heading } from '../../kit/Heading/Heading.tsx';
import { Text } from '../../kit/Text/Text.tsx';
import { Inline } from '../../kit/layout/Inline/Inline.tsx';
import { coupon, picture as pictureStyle, stub, words } from './NoOffers.css.ts';

interface NoOffersProps {
  heading: string;
  text: string;
  /** Path of the drawing beside the words, 4 by 3. */
  picture: string;
  /** Whom to ask, and on which page. */
  company: Pick<CompanyFacts, 'phone' | 'contactPage'>;
}

/** Leads the specials page when no offer is valid: ask, there may be something. */
export const NoOffers = ({ heading, text, picture, company }: NoOffersProps) => (
  <div className={coupon}>
    <div className={stub}>
      <img className={pictureStyle} src={picture} alt="" width={200} height={150} />
    </div>
    <div className={words}>
      <Heading level={2}>{heading}</Heading>
      <Text>{text}</Text>
      <Inline>
        <CallButton phone={company.phone} />
        <ButtonLink href={company.contactPage} variant="secondary">
          Contact us
        </ButtonLink>
      </Inline>
    </div>
  </div>
);
