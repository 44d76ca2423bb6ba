import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { faqPage } from '../../mocks/fixtures/faqPage.ts';
import { FaqList } from './FaqList.tsx';

const { faqs } = faqPage;

const meta = preview.meta({ title: 'Sections/FaqList', component: FaqList, args: { faqs } });

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(faqs.length);
  },
});
export const AnswerWithList = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Why is my AC running but not cooling the house?'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'call us' })).toHaveAttribute('href', '/contact-us');
  },
});
export const UnderAHeading = meta.story({
  args: { heading: 'Questions from St. Augustine', faqs: faqs.slice(1, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Questions from St. Augustine' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
});
