import type { CallToAction as CallToActionContent, Phone } from '@hvac/content/model';
import { useId } from 'react';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { CallButton } from '../../../components/Button/CallButton.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { screenOnly } from '../../../theme/screenOnly.css.ts';
import { actions, band, row, words } from './CallToAction.css.ts';

interface CallToActionProps extends CallToActionContent {
  /** Phone number of the last button. */
  phone?: Phone | undefined;
}

/** The call to action at the end of a page. */
export const CallToAction = ({ heading, text, links, phone }: CallToActionProps) => {
  const headingId = useId();
  return (
    <section className={`${band} ${screenOnly}`} aria-labelledby={headingId}>
      <Container>
        <div className={row}>
          <div className={words}>
            <Heading level={2} id={headingId}>
              {heading}
            </Heading>
            <Text size="lead" tone="lead">
              {text}
            </Text>
          </div>
          <div className={actions}>
            {links.map(({ label, to }, index) => (
              <ButtonLink key={to} href={to} variant={index === 0 ? 'dark' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
            {phone && <CallButton phone={phone} variant="secondary" />}
          </div>
        </div>
      </Container>
    </section>
  );
};
