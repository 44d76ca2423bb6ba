import type { CityServicePage } from '@hvac/content/model';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { ServiceNotes } from '../../sections/ServiceNotes/ServiceNotes.tsx';
import { ZipCodes } from '../../sections/ZipCodes/ZipCodes.tsx';
import { group, groups, side } from './CityServicePage.css.ts';

interface CityServiceAsideProps extends Pick<CityServicePage, 'city' | 'services' | 'zipCodes' | 'related'> {
  /** Path of the drawing that stands for the service. */
  picture: string;
}

/** Beside the article: what we do there, ZIP codes, and related pages. */
export const CityServiceAside = ({ city, picture, services, zipCodes, related }: CityServiceAsideProps) => (
  <div className={side}>
    <Card padding="snug">
      <ServiceNotes heading={`What we do in ${city}`} picture={picture} items={services} />
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
