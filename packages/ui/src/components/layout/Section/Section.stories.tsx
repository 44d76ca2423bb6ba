import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import { Heading } from '../../Heading/Heading.tsx';
import { section } from './Section.css.ts';
import { Section } from './Section.tsx';

const meta = preview.meta({
  title: 'Foundations/Layout/Section',
  component: Section,
  argTypes: {
    tone: { options: Object.keys(section.classNames.variants.tone) },
    space: { options: Object.keys(section.classNames.variants.space) },
    width: { options: ['page', 'form'] },
  },
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'areas',
    labelledBy: 'areas-title',
    children: (
      <Heading level={2} id="areas-title">
        Areas We Serve
      </Heading>
    ),
  },
});

export const OnThePage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Areas We Serve' })).toHaveAttribute('id', 'areas');
  },
});
export const OnACard = meta.story({ args: { tone: 'card' } });
export const OnABand = meta.story({ args: { tone: 'band' } });
export const Snug = meta.story({ args: { tone: 'band', space: 'snug' } });
export const AsWideAsAForm = meta.story({ args: { tone: 'band', width: 'form' }, ...onlyOn('desktop') });
