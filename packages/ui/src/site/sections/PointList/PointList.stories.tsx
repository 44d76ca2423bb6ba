import type { Point } from '@hvac/content/model';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installationPage, servicesPage, tuneUpPage } from '../../../test-utils/fixtures/pages.ts';
import { PointList } from './PointList.tsx';

const items = (lists = servicesPage.sections[3]?.lists): readonly Point[] => lists?.[0]?.items ?? [];

const meta = preview.meta({
  title: 'Sections/PointList',
  component: PointList,
  args: { style: 'checks' as const, items: items() },
});

export const Checks = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
});
export const Plain = meta.story({ args: { style: 'plain' } });
export const WithHeading = meta.story({
  args: { heading: 'What you can count on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'What you can count on' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(4);
  },
});
export const SixteenNumbers = meta.story({
  args: { style: 'numbers', items: items(tuneUpPage.sections[0]?.lists) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(16);
  },
});
export const StepsWithPictures = meta.story({
  args: { style: 'numbers', items: items(installationPage.sections[2]?.lists) },
});
export const OneItem = meta.story({ args: { items: items().slice(0, 1) } });
export const LongText = meta.story({
  args: {
    items: items().map(({ name, note }) => ({
      name: `${name}, in every house and business that we look after`,
      note: `${note} ${note} ${note}`,
    })),
  },
});
