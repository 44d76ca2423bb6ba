import type { LinkItem, Phone } from '@hvac/content/model';
import { notFoundWords } from '@hvac/content/words';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { CallButton } from '../../../components/private/CallButton.tsx';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { picture as pictureStyle } from './NotFoundPage.css.ts';

interface NotFoundPageProps {
  /** Phone number to call instead. */
  phone: Phone;
  /** Popular pages. */
  links: readonly LinkItem[];
  /** URL of the picture beside the text, 640 by 400. */
  picture: string;
  /** Replaces the default text. */
  words?: typeof notFoundWords;
}

/** The page for unknown URLs, with links to popular pages. */
export const NotFoundPage = ({ phone, links, picture, words = notFoundWords }: NotFoundPageProps) => (
  <Section>
    <Columns split="first" gap="xxl" align="center">
      <Stack gap="l" align="start">
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead">{words.text}</Text>
        <ButtonGroup>
          <ButtonLink href="/">{words.home}</ButtonLink>
          <CallButton phone={phone} variant="secondary" />
        </ButtonGroup>
        <nav aria-label={words.links}>
          <Inline as="ul" gap="l">
            {links.map(({ label, to }) => (
              <li key={to}>
                <TextLink href={to} standalone>
                  {label}
                </TextLink>
              </li>
            ))}
          </Inline>
        </nav>
        <Text size="small" tone="soft">
          {words.hint}
        </Text>
      </Stack>
      <img className={pictureStyle} src={picture} alt="" width={640} height={400} />
    </Columns>
  </Section>
);
