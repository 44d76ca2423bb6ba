import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { faqs } from '#test/fixtures/faqPage.ts';
import { rowOf } from '#test/rowOf.ts';
import { FaqList } from './FaqList.tsx';

const meta = preview.meta({
  title: 'Sections/FaqList',
  component: FaqList,
  args: { id: 'wrong', heading: 'When something is wrong', faqs },
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'When something is wrong' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(faqs.length);
  },
});
export const AnswerWithList = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(rowOf(canvas.getByText('Why is my AC running but not cooling the house?')));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'call us' })).toHaveAttribute('href', '/contact-us');
  },
});
