import type { CityPage, LinkItem } from '@hvac/content/model';
import { cityPageWords as words } from '@hvac/content/words';
import { useId } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { unbrokenWords } from '../../../components/private/unbrokenWords.tsx';
import { ZipCodes } from '../../sections/ZipCodes/ZipCodes.tsx';
import { group, links } from './CityPlaces.css.ts';

interface CityPlacesProps extends Pick<CityPage, 'city' | 'drive' | 'neighborhoods' | 'zipCodes'> {
  /** Pages of the cities around. */
  nearby: readonly LinkItem[];
}

/** Where in the city we go: the drive, neighborhoods, ZIP codes, and the cities around. */
export const CityPlaces = ({ city, drive, neighborhoods, zipCodes, nearby }: CityPlacesProps) => {
  const headingId = useId();
  return (
    <Card as="section" tone="band" padding="snug" labelledBy={headingId}>
      <Heading level={2} size="card" id={headingId}>
        {fillIn(city.endsWith('Island') ? words.whereOnIsland : words.where, { city })}
      </Heading>
      <div className={group}>
        <Text size="label">{unbrokenWords(drive)}</Text>
      </div>
      {neighborhoods.length > 0 && (
        <div className={group}>
          <Heading level={3} size="label">
            {words.neighborhoods}
          </Heading>
          <Text size="label">{neighborhoods.join(', ')}</Text>
        </div>
      )}
      {zipCodes.length > 0 && (
        <div className={group}>
          <Heading level={3} size="label">
            {zipCodes.length === 1 ? words.zipCode : words.zipCodes}
          </Heading>
          <ZipCodes zipCodes={zipCodes} />
        </div>
      )}
      {nearby.length > 0 && (
        <div className={group}>
          <Heading level={3} size="label">
            {words.nearby}
          </Heading>
          <ul role="list" className={links}>
            {nearby.map(({ label, to }) => (
              <li key={to}>
                <TextLink href={to} standalone>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
};
