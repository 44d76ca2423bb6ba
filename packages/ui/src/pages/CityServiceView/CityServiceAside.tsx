import type { CityServicePage, LinkItem, Phone } from '@hvac/content/model';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { ServiceNotes } from '../../sections/ServiceNotes/ServiceNotes.tsx';
import { ZipCodes } from '../../sections/ZipCodes/ZipCodes.tsx';
import { group, groups, side } from './CityServiceView.css.ts';

interface CityServiceAsideProps extends Pick<CityServicePage, 'city' | 'kind' | 'services' | 'zipCodes' | 'related'> {
  phone: Phone;
  /** The link beside the call. */
  action: LinkItem;
}

const pictures = {
  cooling: '/pictures/spot-cooling.svg',
  heating: '/pictures/spot-heating.svg',
  air: '/pictures/spot-air.svg',
} as const;

/** Beside the article: what we do there, the phone, ZIP codes, and related pages. */
export const CityServiceAside = ({ city, kind, services, zipCodes, related, phone, action }: CityServiceAsideProps) => (
  <div className={side}>
    <Card padding="snug">
      <ServiceNotes heading={`What we do in ${city}`} picture={pictures[kind]} items={services} />
    </Card>
    <Card tone="dark" padding="snug">
      <div className={group}>
        <Heading level={2} size="card">
          Talk to us
        </Heading>
        <Text tone="onDark">Day or night. Tell us what the system does, and we tell you when we can be there.</Text>
        <ButtonLink href={`tel:${phone.dial}`} icon="phone" wide>
          {phone.display}
        </ButtonLink>
        <ButtonLink href={action.to} variant="secondary" wide>
          {action.label}
        </ButtonLink>
      </div>
    </Card>
    <Card tone="band" padding="snug">
      <div className={groups}>
        {zipCodes && zipCodes.length > 0 && (
          <div className={group}>
            <Heading level={2} size="card">
              ZIP codes we serve
            </Heading>
            <ZipCodes zipCodes={zipCodes} />
          </div>
        )}
        <div className={group}>
          <Heading level={2} size="card">
            Related pages
          </Heading>
          <ul>
            {related.map(({ label, to }) => (
              <li key={to}>
                <TextLink href={to} standalone iconAfter="arrowRight">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  </div>
);
