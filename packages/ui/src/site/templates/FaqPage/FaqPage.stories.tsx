import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectSpoken } from '#test/expectSpoken.ts';
import { phone } from '#test/fixtures/company.ts';
import { faqPage, faqs, longFaqPage, otherFaqs } from '#test/fixtures/faqPage.ts';
import { rowOf } from '#test/rowOf.ts';
import { FaqPage } from './FaqPage.tsx';

const meta = preview.meta({
  title: 'Pages/FAQ',
  component: FaqPage,
  parameters: { layout: 'fullscreen' },
  args: {
    page: faqPage,
    phone,
    breadcrumbs: [{ label: 'Home', to: '/' }],
    others: otherFaqs,
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Air Conditioning FAQs');
    await expect(canvas.getByRole('navigation', { name: 'More questions and answers' })).toBeVisible();
    for (const jump of within(canvas.getByRole('navigation', { name: 'Topics' })).getAllByRole('link'))
      await expect(canvasElement.querySelector(jump.getAttribute('href') ?? '')).toBeVisible();
    await expect(canvas.getByRole('link', { name: `1 ${phone.display}` })).toHaveAttribute('href', `tel:${phone.dial}`);
  },
});
export const AnAnswerOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(rowOf(canvas.getByText('Why is my AC running but not cooling the house?')));
    await expect(canvas.getByRole('link', { name: 'call us' })).toBeVisible();
  },
});
AnAnswerOpen.test('is read aloud: groups, questions, and the ways to go on', async () => {
  await expectSpoken([
    'navigation, Breadcrumb',
    'heading, Air Conditioning FAQs, level 1',
    'navigation, Topics',
    'link, When something is wrong, 4 questions',
    'link, Day to day, 2 questions',
    'region, When something is wrong',
    'heading, When something is wrong, level 2',
    'heading, Why is my AC running but not cooling the house?, level 3',
    'link, call us',
    'region, Day to day',
    'heading, How often should I change the filter?, level 3',
    'image, A drawing of the system with numbered parts',
    'navigation, More questions and answers',
    'link, HVAC FAQs',
    'heading, Let us have a look first, level 2',
  ]);
});
export const TwentyQuestions = meta.story({ args: { page: longFaqPage } });
export const OneQuestion = meta.story({
  args: { page: { ...faqPage, groups: [{ heading: 'The one question', faqs: faqs.slice(1, 2) }] } },
});
const { diagram: _, ...plainPage } = faqPage;
export const NoDiagram = meta.story({ args: { page: plainPage } });
export const LongText = meta.story({
  args: {
    page: {
      ...faqPage,
      title: 'Heating, air conditioning and indoor air quality: frequently asked questions',
      groups: faqPage.groups.map((group) => ({
        heading: `${group.heading}, and what to do about it first`,
        faqs: group.faqs.map((faq) => ({
          ...faq,
          question: `${faq.question} And what if it is late at night, the children are asleep, and nobody knows where the breaker is?`,
        })),
      })),
    },
  },
});
