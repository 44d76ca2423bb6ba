import type { CompanyFacts } from '@hvac/content/model';
import { Airflow } from '../../sections/Airflow/Airflow.tsx';
import { ButtonLink } from '../../../kit/Button/Button.tsx';
import { Heading } from '../../../kit/Heading/Heading.tsx';
import { Container } from '../../../kit/layout/Container/Container.tsx';
import { air, band, call, row, words } from './EmergencyBanner.css.ts';

interface EmergencyBannerProps extends Pick<CompanyFacts['emergency'], 'heading' | 'text'> {
  /** The number as the banner writes it. */
  phoneText: string;
  /** The number as a tel: link dials it. */
  dial: string;
}

/** The colored band above the footer that asks people with a broken system to call, at any hour. */
export const EmergencyBanner = ({ phoneText, dial, heading, text }: EmergencyBannerProps) => (
  <div className={band}>
    <div className={air}>
      <Airflow tone="onAction" fade="start" />
    </div>
    <Container>
      <div className={row}>
        <div>
          <Heading level={2}>{heading}</Heading>
          <p className={words}>{text}</p>
        </div>
        <div className={call}>
          <ButtonLink href={`tel:${dial}`} variant="dark" size="large" icon="phone" wide>
            {phoneText}
          </ButtonLink>
        </div>
      </div>
    </Container>
  </div>
);
