import preview from '#storybook/preview.tsx';
import { iconNames } from '../Icon/icons.ts';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Card } from '../Card/Card.tsx';
import { tones } from './Badge.css.ts';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  argTypes: { tone: { options: Object.keys(tones) }, icon: { options: iconNames } },
  args: { children: 'Sample review' },
});

export const Neutral = meta.story();
export const Tones = meta.story({
  render: () => (
    <Inline>
      <Badge>Sample review</Badge>
      <Badge tone="cooling">Cooling</Badge>
      <Badge tone="heating">Heating</Badge>
      <Badge tone="warm">24/7 emergency</Badge>
      <Badge tone="ink">Residential &amp; commercial</Badge>
    </Inline>
  ),
});
export const WithIcon = meta.story({ args: { tone: 'cooling', icon: 'check', children: 'Certified technicians' } });
export const Small = meta.story({
  render: () => (
    <Inline gap="xs">
      <Badge size="small">12</Badge>
      <Badge size="small" tone="error">
        Urgent
      </Badge>
      <Badge size="small" tone="cooling">
        Offer
      </Badge>
    </Inline>
  ),
});
export const OutlineOnDark = meta.story({
  render: () => (
    <Card tone="dark" padding="snug">
      <Inline>
        <Badge tone="outline">Licensed &amp; insured</Badge>
        <Badge tone="outline">Factory-authorized dealer</Badge>
      </Inline>
    </Card>
  ),
});
export const LongText = meta.story({
  args: {
    children: 'Factory-authorized dealer of a major equipment brand, licensed and insured in the state of Florida',
  },
});
