import preview from '#storybook/preview.tsx';
import { Rating } from './Rating.tsx';

const meta = preview.meta({
  title: 'Sections/Rating',
  component: Rating,
  args: { children: '5.0 from 715+ Google reviews' },
});

export const Default = meta.story();
export const InANarrowColumn = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
});
