import type { HomeContent } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { Airflow } from '../Airflow/Airflow.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { band, form, grid, intro, lines, next, picture as pictureBox } from './RequestService.css.ts';
import { RequestSteps } from './RequestSteps.tsx';

type RequestServiceProps = HomeContent['request'] & {
  /** Target of the links that lead to the form. */
  id?: string;
  /** The form. */
  children: ReactNode;
};

/** The form in a card, beside what happens after it is sent and the team that comes. */
export const RequestService = ({
  id = 'request',
  title,
  lead,
  stepsTitle,
  steps,
  picture,
  children,
}: RequestServiceProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={band}>
    <div className={lines}>
      <Airflow fade="end" />
    </div>
    <Container>
      <div className={grid}>
        <div className={intro}>
          <Heading level={2} size="page" id={`${id}-title`}>
            {title}
          </Heading>
          <Text size="lead" tone="lead">
            {lead}
          </Text>
        </div>
        <div className={form}>
          <Card>{children}</Card>
        </div>
        <div className={next}>
          <RequestSteps title={stepsTitle} steps={steps} />
          <img src={picture.src} alt={picture.alt} width={600} height={620} loading="lazy" className={pictureBox} />
        </div>
      </div>
    </Container>
  </section>
);
