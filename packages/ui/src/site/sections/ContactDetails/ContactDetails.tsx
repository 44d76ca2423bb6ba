'use client';

import type { CompanyFacts } from '@hvac/content/model';
import { useId } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { useOfficeHours } from '../../../components/private/useOfficeStatus.ts';
import { details, hours } from './ContactDetails.css.ts';

interface ContactDetailsProps {
  /** Phone, email, street and hours. */
  company: CompanyFacts;
  /** Text above the details. */
  heading: string;
}

/** Phone, email, address and office hours. */
export const ContactDetails = ({ company, heading }: ContactDetailsProps) => {
  const { phone, email, city, address } = company;
  const officeHours = useOfficeHours(company);
  const headingId = useId();
  return (
    <section className={details} aria-labelledby={headingId}>
      <Heading level={2} size="card" id={headingId}>
        {heading}
      </Heading>
      <TextLink href={`tel:${phone.dial}`} standalone icon="phone">
        {phone.display}
      </TextLink>
      <TextLink href={`mailto:${email}`} standalone icon="mail">
        {email}
      </TextLink>
      {address ? (
        <TextLink href={address.mapHref} standalone icon="mapPin">
          {address.lines.join(', ')}
        </TextLink>
      ) : (
        <Text>{city}</Text>
      )}
      <div className={hours}>
        <Icon name="clock" size={18} />
        <div>
          {officeHours.map((line) => (
            <Text key={line} size="label" tone="soft">
              {line}
            </Text>
          ))}
        </div>
      </div>
    </section>
  );
};
