import type { Phone } from '@hvac/content/model';
import { failureWords } from '@hvac/content/words';
import { Button } from '../../../components/Button/Button.tsx';
import { CallButton } from '../../../components/private/CallButton.tsx';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';

interface FailurePageProps {
  /** Phone number to call instead. */
  phone: Phone;
  /** Called to retry. */
  onRetry: () => void;
}

/** Replaces a page that failed to load or render. It has no picture, which might not load either. */
export const FailurePage = ({ phone, onRetry }: FailurePageProps) => (
  <Section>
    <div role="alert">
      <Stack gap="l" align="start">
        <Heading level={1}>{failureWords.title}</Heading>
        <Text size="lead">{failureWords.text}</Text>
        <ButtonGroup>
          <Button onClick={onRetry}>{failureWords.again}</Button>
          <CallButton phone={phone} variant="secondary" />
        </ButtonGroup>
      </Stack>
    </div>
  </Section>
);
