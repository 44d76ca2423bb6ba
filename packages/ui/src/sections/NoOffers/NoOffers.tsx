import type { Phone } from '@hvac/content/model';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { panel, picture } from './NoOffers.css.ts';

interface NoOffersProps {
  heading: string;
  text: string;
  phone: Phone;
  /** The contact page. */
  contact: string;
}

/** Leads the specials page when no offer is valid: ask, there may be something. */
export const NoOffers = ({ heading, text, phone, contact }: NoOffersProps) => (
  <Card>
    <div className={panel}>
      <Stack align="start">
        <Heading level={2}>{heading}</Heading>
        <Text>{text}</Text>
        <Inline>
          <ButtonLink href={`tel:${phone.dial}`} icon="phone">
            {phone.display}
          </ButtonLink>
          <ButtonLink href={contact} variant="secondary">
            Contact us
          </ButtonLink>
        </Inline>
      </Stack>
      <img className={picture} src="/pictures/spot-no-offers.svg" alt="" width={400} height={300} />
    </div>
  </Card>
);
