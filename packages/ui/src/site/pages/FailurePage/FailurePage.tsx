import type { Phone } from '@hvac/content/model';
import { Button } from '../../../components/Button/Button.tsx';
import { CallButton } from '../../../components/Button/CallButton.tsx';
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
        <Heading level={1}>This page didn’t load</Heading>
        <Text size="lead">
          Your connection may have dropped for a moment. What you typed on this site is saved. Try again, or call us.
        </Text>
        <ButtonGroup>
          <Button onClick={onRetry}>Try again</Button>
          <CallButton phone={phone} variant="secondary" />
        </ButtonGroup>
      </Stack>
    </div>
  </Section>
);
