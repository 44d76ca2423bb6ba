import type { Phone } from '@hvac/content/model';
import { ButtonLink } from '../../../kit/Button/Button.tsx';
import { CallButton } from '../../../kit/Button/CallButton.tsx';
import { Text } from '../../../kit/Text/Text.tsx';
import { Inline } from '../../../kit/layout/Inline/Inline.tsx';
import { Stack } from '../../../kit/layout/Stack/Stack.tsx';

interface ReachUsProps {
  /** What to say or write. */
  children: string;
  phone: Phone;
  email: string;
  /** Subject of the mail, so that the office knows what it is about. */
  subject: string;
}

/** Call or write: where a page leads to the office without a form. */
export const ReachUs = ({ children, phone, email, subject }: ReachUsProps) => (
  <Stack align="start">
    <Text>{children}</Text>
    <Inline>
      <CallButton phone={phone} />
      <ButtonLink href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} variant="secondary" icon="mail">
        {email}
      </ButtonLink>
    </Inline>
  </Stack>
);
