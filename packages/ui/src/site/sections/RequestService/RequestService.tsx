import type { HomeContent } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { Airflow } from '../Airflow/Airflow.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { imageProps } from '../../../components/private/imageProps.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import * as css from './RequestService.css.ts';

const tones = ['cool', 'mild', 'warm'] as const;

/** What happens after the form is sent, step by step, from cool to warm. */
const RequestSteps = ({ stepsTitle, steps }: Pick<HomeContent['request'], 'stepsTitle' | 'steps'>) => (
  <>
    <Heading level={3}>{stepsTitle}</Heading>
    <Stack as="ol">
      {steps.map((step, index) => (
        <li key={step.title} className={css.step}>
          <span className={css.numbers[tones[index % tones.length] ?? 'warm']} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <Heading level={4}>{step.title}</Heading>
            <Text size="label" tone="soft">
              {step.text}
            </Text>
          </div>
        </li>
      ))}
    </Stack>
  </>
);

type RequestServiceProps = HomeContent['request'] & {
  /** Id that links to the form use. */
  id?: string;
  /** The form. */
  children: ReactNode;
};

/** The form in a card, beside the next steps and a picture of the team. */
export const RequestService = ({
  id = 'request',
  title,
  lead,
  stepsTitle,
  steps,
  picture,
  children,
}: RequestServiceProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={css.band}>
    <div className={css.lines}>
      <Airflow fade="end" />
    </div>
    <Container>
      <div className={css.grid}>
        <div className={css.intro}>
          <Stack>
            <Heading level={2} id={`${id}-title`}>
              {title}
            </Heading>
            <Text size="lead" tone="lead">
              {lead}
            </Text>
          </Stack>
        </div>
        <div className={css.form}>
          <Card>{children}</Card>
        </div>
        <div className={css.next}>
          <RequestSteps stepsTitle={stepsTitle} steps={steps} />
          <img {...imageProps(picture)} alt={picture.alt} className={css.picture} />
        </div>
      </div>
    </Container>
  </section>
);
