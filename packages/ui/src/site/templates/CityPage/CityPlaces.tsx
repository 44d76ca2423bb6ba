import type { CityPageContent, LinkItem } from '@hvac/content/model';
import { cityPageWords as words } from '@hvac/content/words';
import { useId, type ReactNode } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { unbrokenWords } from '../../../components/private/unbrokenWords.tsx';
import { ZipCodes } from '../../sections/ZipCodes/ZipCodes.tsx';
import * as css from './CityPage.css.ts';

interface CityPlacesProps extends Pick<CityPageContent, 'city' | 'drive' | 'neighborhoods' | 'zipCodes'> {
  /** Pages of the cities around. */
  nearby: readonly LinkItem[];
}

const Places = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="xs">
    <Heading level={3} size="label">
      {title}
    </Heading>
    {children}
  </Stack>
);

/** Where in the city we go: the drive, neighborhoods, ZIP codes, and the cities around. */
export const CityPlaces = ({ city, drive, neighborhoods, zipCodes, nearby }: CityPlacesProps) => {
  const headingId = useId();
  return (
    <Card as="section" tone="band" padding="snug" labelledBy={headingId}>
      <Stack gap="l">
        <Heading level={2} size="card" id={headingId}>
          {fillIn(city.endsWith('Island') ? words.whereOnIsland : words.where, { city })}
        </Heading>
        <Text size="label">{unbrokenWords(drive)}</Text>
        {neighborhoods.length > 0 && (
          <Places title={words.neighborhoods}>
            <Text size="label">{neighborhoods.join(', ')}</Text>
          </Places>
        )}
        {zipCodes.length > 0 && (
          <Places title={zipCodes.length === 1 ? words.zipCode : words.zipCodes}>
            <ZipCodes zipCodes={zipCodes} />
          </Places>
        )}
        {nearby.length > 0 && (
          <Places title={words.nearby}>
            <ul role="list" className={css.nearby}>
              {nearby.map(({ label, to }) => (
                <li key={to}>
                  <TextLink href={to} standalone>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Places>
        )}
      </Stack>
    </Card>
  );
};
