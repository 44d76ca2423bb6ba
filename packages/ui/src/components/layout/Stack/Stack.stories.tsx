import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { atWidth } from '#test/realInput.ts';
import { alignments } from '../../../theme/sprinkles.css.ts';
import { tokens } from '../../../theme/tokens.ts';
import { Card } from '../../Card/Card.tsx';
import { Stack } from './Stack.tsx';

const blocks = ['First', 'Second', 'Third'].map((label) => (
  <Card key={label} tone="band" padding="snug">
    {label}
  </Card>
));

const meta = preview.meta({
  title: 'Foundations/Layout/Stack',
  component: Stack,
  argTypes: { align: { options: Object.keys(alignments) }, gap: { options: Object.keys(tokens.space) } },
  args: { children: blocks },
});

export const Regular = meta.story();
export const Tight = meta.story({ args: { gap: 'xs' } });
export const WiderOnDesktop = meta.story({ args: { gap: { phone: 's', desktop: 'xl' } } });
export const FromTheStart = meta.story({ args: { align: 'start' } });
export const Centered = meta.story({ args: { align: 'center' } });
Regular.test(
  'is centered on desktop alone',
  {
    args: { align: { phone: 'stretch', desktop: 'center' } },
    globals: { viewport: { value: 'phone' } },
  },
  async ({ canvas }) => {
    const [one] = canvas.getAllByText('First');
    await expect(getComputedStyle(one?.parentElement as Element).alignItems).toBe('stretch');
    await atWidth(1280, async () => {
      await expect(getComputedStyle(one?.parentElement as Element).alignItems).toBe('center');
    });
  },
);
