import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { points } from '#test/fixtures/build.ts';
import { PointList } from './PointList.tsx';

const meta = preview.meta({
  title: 'Sections/PointList',
  component: PointList,
  args: { marker: 'checks' as const, items: points(4) },
});

export const Checks = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
});
export const Plain = meta.story({ args: { marker: 'plain' } });
export const WithHeading = meta.story({
  args: { heading: 'What you can count on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'What you can count on' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(4);
  },
});
export const SixteenNumbers = meta.story({
  args: { marker: 'numbers', items: points(16) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(16);
  },
});
export const StepsWithPictures = meta.story({
  args: { marker: 'numbers', items: points(8, (number) => `install-step-${number}`) },
});
export const OneItem = meta.story({ args: { items: points(1) } });
export const LongText = meta.story({
  args: {
    items: points(4).map(({ name, note }) => ({
      name: `${name}, in every house and business that we look after`,
      note: `${note} ${note} ${note}`,
    })),
  },
});
