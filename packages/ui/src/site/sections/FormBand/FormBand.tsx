import type { FormPage } from '@hvac/content/model';
import { useId, type ReactNode } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';

type FormBandProps = FormPage['form'] & {
  /** The form, or its replacement. */
  children: ReactNode;
};

/** The form of a page, in a card. The target of `#form`. */
export const FormBand = ({ heading, intro, children }: FormBandProps) => {
  const headingId = useId();
  return (
    <Section tone="band" space="snug" width="form" id="form">
      <Card as="section" labelledBy={headingId}>
        <Stack gap="l">
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
          <Text tone="soft">{intro}</Text>
          {children}
        </Stack>
      </Card>
    </Section>
  );
};
