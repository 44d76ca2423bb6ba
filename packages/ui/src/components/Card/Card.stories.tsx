import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import { Stack } from '../layout/Stack/Stack.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { card } from './Card.css.ts';
import { Card } from './Card.tsx';

const content = (
  <Stack align="start">
    <Heading level={2} size="card">
      Free estimates
    </Heading>
    <Text>Ask for a free estimate on a high-efficiency system. Financing is available on all products.</Text>
    <ButtonLink href="/contact" size="compact">
      Get a free estimate
    </ButtonLink>
  </Stack>
);

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  argTypes: {
    tone: { options: Object.keys(card.classNames.variants.tone) },
    padding: { options: Object.keys(card.classNames.variants.padding) },
  },
  args: { children: content },
});

export const Plain = meta.story();
/** On a phone, roomy is as snug. */
export const Snug = meta.story({ args: { padding: 'snug' }, ...onlyOn('desktop') });
export const Band = meta.story({ args: { tone: 'band' } });
export const Dark = meta.story({ args: { tone: 'dark' } });
