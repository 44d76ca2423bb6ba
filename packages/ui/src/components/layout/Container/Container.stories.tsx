import preview from '#storybook/preview.tsx';
import { Card } from '../../Card/Card.tsx';
import { Container } from './Container.tsx';

const meta = preview.meta({
  title: 'Foundations/Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Card tone="band" padding="snug">
        As wide as the page’s content
      </Card>
    ),
  },
});

export const Regular = meta.story();
