import type { RichTextContent } from '@hvac/content/model';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { sizes } from '../Heading/Heading.css.ts';
import { RichText } from './RichText.tsx';

const article: RichTextContent = [
  { kind: 'heading', level: 2, text: 'AC Repair Service in Jacksonville' },
  { kind: 'lead', text: ['When your air conditioner goes quiet in a Jacksonville July, you need help fast.'] },
  {
    kind: 'paragraph',
    text: [
      'An air conditioner lasts ',
      { strong: 'about 15 to 20 years' },
      ' here. ',
      { text: 'Financing', to: '/financing' },
      ' is available on all products.',
    ],
  },
];

const meta = preview.meta({
  title: 'Components/RichText',
  component: RichText,
  argTypes: { headingSize: { options: Object.keys(sizes) } },
  args: {
    content: article,
  },
});

export const Article = meta.story({
  args: { headingId: 'article' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'article');
    await expect(canvas.getByRole('link', { name: 'Financing' })).toHaveAttribute('href', '/financing');
  },
});
export const Symptoms = meta.story({
  args: {
    content: [
      { kind: 'heading', level: 2, text: 'Signs it’s time to call' },
      {
        kind: 'list',
        marker: 'symptoms',
        items: [
          ['Warm air at the vents'],
          ['Runs nonstop, never satisfied'],
          ['Water around the air handler, or a drain pan that fills again a day after it was emptied'],
          ['Humidity above 50% indoors'],
          ['New noises outside'],
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});
export const Lists = meta.story({
  args: {
    content: [
      { kind: 'heading', level: 2, text: 'Before the technician comes' },
      { kind: 'list', marker: 'numbers', items: [['Switch the system off.'], ['Look at the filter.']] },
      { kind: 'heading', level: 3, text: 'Keep at hand' },
      {
        kind: 'list',
        marker: 'bullets',
        items: [['The age of the system'], ['Its model number: ', { strong: 'on the outdoor unit’s label' }]],
      },
      { kind: 'paragraph', text: ['Then wait in the coolest room of the house.'] },
    ],
  },
});
export const SeveralSections = meta.story({
  args: {
    content: [1, 2].flatMap((part) => [
      { kind: 'heading' as const, level: 2 as const, text: `Part ${part}` },
      { kind: 'paragraph' as const, text: ['Salt air wears the outdoor coil, and algae blocks the drain line.'] },
      { kind: 'heading' as const, level: 3 as const, text: 'A closer look' },
      { kind: 'paragraph' as const, text: ['We can catch most of these early at a tune-up.'] },
    ]),
  },
});
