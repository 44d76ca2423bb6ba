import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { sizes } from './Heading.css.ts';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  argTypes: { level: { options: [1, 2, 3, 4] }, size: { options: Object.keys(sizes) } },
  args: { level: 2 as const, children: 'AC Repair Service in Jacksonville' },
});

export const Hero = meta.story({ args: { level: 1, children: 'Florida heat stops at your front door.' } });
export const Page = meta.story({ args: { level: 1, size: 'section', children: 'Request service' } });
export const Section = meta.story();
export const Card = meta.story({ args: { level: 3, children: 'Factory-authorized dealer' } });
export const Label = meta.story({ args: { level: 4, children: 'What happens next' } });
export const LookApartFromLevel = meta.story({
  render: () => (
    <Stack>
      <Heading level={1} size="section">
        First level that looks like a section
      </Heading>
      <Heading level={2} size="card">
        Second level that looks like a card
      </Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('First level');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Second level');
  },
});
export const LongText = meta.story({
  args: {
    level: 1,
    children: 'Heating, air conditioning and indoor air quality services for north-east Florida homes and businesses',
  },
});
/** The browser's text at 32 px. */
export const LargeText = meta.story({
  globals: { text: '200%' },
  render: () => (
    <Stack>
      <Heading level={1}>HVAC Services Jacksonville, FL</Heading>
      <Heading level={1} size="section">
        Air Conditioning Services in Fernandina
      </Heading>
      <Heading level={2}>Heating and air-conditioning questions</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const heading of canvas.getAllByRole('heading')) {
      const { right } = heading.getBoundingClientRect();
      await expect(Math.max(right, heading.offsetLeft + heading.scrollWidth)).toBeLessThanOrEqual(window.innerWidth);
    }
  },
});
