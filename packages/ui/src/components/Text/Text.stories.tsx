import preview from '#storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { text } from './Text.css.ts';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  argTypes: {
    size: { options: Object.keys(text.classNames.variants.size) },
    tone: { options: Object.keys(text.classNames.variants.tone) },
  },
  args: {
    children:
      'Florida humidity is hard on a system. Salt air corrodes the outdoor coil, algae clogs the drain line, and a weak capacitor quits on the hottest afternoon of the week.',
  },
});

export const Lead = meta.story({ args: { size: 'lead', tone: 'lead' } });
export const Body = meta.story();
export const Label = meta.story({ args: { size: 'label', tone: 'soft' } });
export const Small = meta.story({
  args: { size: 'small', tone: 'soft', children: 'We respect your privacy and do not tolerate spam.' },
});
export const OnDark = meta.story({
  args: { tone: 'soft', children: 'Nights, weekends and holidays.' },
  decorators: [
    (Story) => (
      <Card tone="dark">
        <Story />
      </Card>
    ),
  ],
});
