import type { CallToAction as CallToActionContent, Phone } from '@hvac/content/model';
import { useId } from 'react';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { CallButton } from '../../../components/Button/CallButton.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { screenOnly } from '../../../theme/screenOnly.css.ts';
import { actions } from './CallToAction.css.ts';

interface CallToActionProps extends CallToActionContent {
  /** Phone number of the last button. */
  phone?: Phone | undefined;
}

/** The call to action at the end of a page. */
export const CallToAction = ({ heading, text, links, phone }: CallToActionProps) => {
  const headingId = useId();
  return (
    <div className={screenOnly}>
      {/* Not in the action color, because the emergency banner follows. */}
      <Section tone="band" space="snug" labelledBy={headingId}>
        <Columns
          split="content"
          gap={{ phone: 'l', desktop: 'section' }}
          align={{ phone: 'stretch', desktop: 'center' }}
        >
          <Stack gap="s">
            <Heading level={2} id={headingId}>
              {heading}
            </Heading>
            <Text size="lead" tone="lead">
              {text}
            </Text>
          </Stack>
          <div className={actions}>
            <ButtonGroup stacked>
              {links.map(({ label, to }, index) => (
                <ButtonLink key={to} href={to} variant={index === 0 ? 'dark' : 'secondary'}>
                  {label}
                </ButtonLink>
              ))}
              {phone && <CallButton phone={phone} variant="secondary" />}
            </ButtonGroup>
          </div>
        </Columns>
      </Section>
    </div>
  );
};
