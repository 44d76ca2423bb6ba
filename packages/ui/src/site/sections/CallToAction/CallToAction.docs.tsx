import type { Guide } from '#storybook/docs/guide.ts';
import { phone } from '#test/fixtures/company.ts';
import { CallToAction } from './CallToAction.tsx';

export const guide: Guide = {
  use: 'At the end of a page, once: a question less, and where to go.',
  avoid: 'In the middle of a page, or twice on one.',
  anatomy: {
    of: 'Default',
    parts: {
      h2: 'A heading and a sentence',
      a: 'One or two links, the first one dark',
      "a[href^='tel:']": 'The phone, day and night; first, when it is urgent',
    },
  },
  examples: [
    {
      do: 'It takes up the visitor’s question, and each link says where it goes.',
      example: (
        <CallToAction
          phone={phone}
          heading="Not sure what you need?"
          text="Tell us what the system is doing. We help you choose."
          links={[{ label: 'Ask a question', to: '/contact' }]}
        />
      ),
    },
    {
      dont: 'It is about the company, and the link could lead anywhere.',
      example: (
        <CallToAction
          phone={phone}
          heading="We are the best!"
          text="Quality you can trust."
          links={[{ label: 'Learn more', to: '/about' }]}
        />
      ),
    },
  ],
  wideExamples: true,
  content: ['The heading is about the visitor: “Not sure what you need?”'],
  accessibility: {
    keyboard: 'Tab goes from button to button.',
    screenReader: 'A region named by its heading. It is not printed.',
  },
};
