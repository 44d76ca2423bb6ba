import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import { atWidth } from '#test/realInput.ts';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const meta = preview.meta({
  title: 'Components/ButtonGroup',
  tags: ['new'],
  component: ButtonGroup,
  argTypes: { justify: { options: ['center', 'end'] } },
  args: {
    children: (
      <>
        <Button>Schedule service</Button>
        <ButtonLink href="tel:+19045550142" variant="secondary" icon="phone">
          Call
        </ButtonLink>
      </>
    ),
  },
});

export const Beside = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByRole('button'), canvas.getByRole('link')].map((element) =>
      element.getBoundingClientRect(),
    );
    await expect(first?.top).toBe(second?.top);
    await expect(first?.height).toBe(second?.height);
  },
});
export const Stacked = meta.story({ args: { stacked: true }, ...onlyOn('phone') });
export const Centered = meta.story({ args: { justify: 'center' } });
export const AtTheEnd = meta.story({ args: { justify: 'end' } });
export const Compact = meta.story({
  args: {
    children: (
      <>
        <Button size="compact">Save</Button>
        <Button size="compact" variant="secondary">
          Cancel
        </Button>
        <Button size="compact" variant="quiet">
          Start over
        </Button>
      </>
    ),
  },
});
Stacked.test('gives each button the whole line on phones alone', async ({ canvas }) => {
  const tops = () =>
    [canvas.getByRole('button'), canvas.getByRole('link')].map((element) => element.getBoundingClientRect());
  await atWidth(390, async () => {
    const [first, second] = tops();
    await expect(first?.width).toBe(second?.width);
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
  });
  await atWidth(1280, async () => {
    const [first, second] = tops();
    await expect(second?.top).toBe(first?.top);
  });
});
