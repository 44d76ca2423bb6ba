import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../kit/Button/Button.tsx';
import { Card } from '../../kit/Card/Card.tsx';
import { Heading } from '../../kit/Heading/Heading.tsx';
import { Text } from '../../kit/Text/Text.tsx';
import { Columns } from '../../kit/layout/Columns/Columns.tsx';
import { Stack } from '../../kit/layout/Stack/Stack.tsx';

const meta = preview.meta({ title: 'Foundations/Second brand', tags: ['foundation'] });

const Piece = () => (
  <Card>
    <Stack align="start">
      <Heading level={2}>Request service</Heading>
      <Text>Tell us what is going on, and we will contact you shortly to schedule.</Text>
      <Button iconAfter="arrowRight">Request service</Button>
    </Stack>
  </Card>
);

/** Only custom properties, as a team with another brand would set them in a stylesheet of its own. */
const harborBrand = {
  '--hvac-color-action': '#f2c230',
  '--hvac-color-action-hover': '#f7d25a',
  '--hvac-color-card': '#f3f0ff',
  '--hvac-color-text': '#2a1747',
  '--hvac-color-on-action': '#2a1747',
  '--hvac-font-display': 'Figtree, Arial, sans-serif',
  '--hvac-radius-card': '4px',
  '--hvac-radius-pill': '6px',
  color: 'var(--hvac-color-text)',
} as CSSProperties;

export const SecondBrand = meta.story({
  render: () => (
    <Columns>
      <Piece />
      <div style={harborBrand}>
        <Piece />
      </div>
    </Columns>
  ),
  play: async ({ canvas }) => {
    const [own, other] = canvas.getAllByRole('button').map((button) => getComputedStyle(button).backgroundColor);
    await expect(own).toBe('rgb(255, 115, 82)');
    await expect(other).toBe('rgb(242, 194, 48)');
  },
});
