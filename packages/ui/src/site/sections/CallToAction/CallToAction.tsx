import type { CallToActionContent, Phone } from '@hvac/content/model';
import { callToActionWords } from '@hvac/content/words';
import { useId } from 'react';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { CallButton } from '../../../components/private/CallButton.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { screenOnly } from '../../../theme/screenOnly.css.ts';

interface CallToActionProps extends CallToActionContent {
  /** The number that is answered at any hour. */
  phone: Phone;
}

/** The band that ends a page: its question with the way to a form, and the phone, day and night. */
export const CallToAction = ({ heading, text, links, isUrgent = false, phone }: CallToActionProps) => {
  const headingId = useId();
  const call = <CallButton phone={phone} withCountry size="large" variant={isUrgent ? 'dark' : 'secondary'} />;
  const ways = links.map(({ label, to }, index) => (
    <ButtonLink key={to} href={to} variant={index === 0 && !isUrgent ? 'dark' : 'secondary'}>
      {label}
    </ButtonLink>
  ));
  return (
    <div className={screenOnly}>
      <Section tone="band" space="snug" labelledBy={headingId}>
        <Columns
          split={{ tablet: 'content' }}
          gap={{ phone: 'xl', desktop: 'section' }}
          align={{ phone: 'stretch', tablet: 'center' }}
        >
          <Stack gap="l">
            <Stack gap="s">
              <Heading level={2} id={headingId}>
                {heading}
              </Heading>
              <Text size="lead" tone="lead">
                {text}
              </Text>
            </Stack>
            <ButtonGroup stacked>
              {isUrgent && call}
              {ways}
            </ButtonGroup>
          </Stack>
          {!isUrgent && (
            <Stack gap="s">
              <Heading level={3}>{callToActionWords.phone}</Heading>
              <ButtonGroup stacked>{call}</ButtonGroup>
            </Stack>
          )}
        </Columns>
      </Section>
    </div>
  );
};
