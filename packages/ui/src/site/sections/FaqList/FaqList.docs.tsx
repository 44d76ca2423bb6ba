import type { Guide } from '#storybook/docs/guide.ts';
import { FaqList } from './FaqList.tsx';

export const guide: Guide = {
  use: 'For a group of questions and answers on a page of questions.',
  avoid: 'For one or two questions: write them as headings. For questions in another page: use Accordion.',
  examples: [
    {
      do: 'A question that a customer would ask.',
      example: (
        <FaqList
          id="guide-faq"
          heading="Day to day"
          faqs={[
            {
              question: 'Why does my AC run all day?',
              answer: [{ kind: 'paragraph', text: ['Most often the filter is full.'] }],
            },
          ]}
        />
      ),
    },
    {
      dont: 'A topic, and nobody knows what the answer will be.',
      example: (
        <FaqList
          id="guide-faq-bad"
          heading="Information"
          faqs={[{ question: 'AC run times', answer: [{ kind: 'paragraph', text: ['They depend on many factors.'] }] }]}
        />
      ),
    },
  ],
  content: ['The first sentence answers it. The rest explains.', 'The most urgent question comes first.'],
  accessibility: {
    keyboard: 'Tab goes from question to question; Enter and Space open and close one.',
    screenReader: 'A region named by its heading. Questions are headings of level 3.',
  },
};
