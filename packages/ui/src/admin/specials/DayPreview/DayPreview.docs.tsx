import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'To see what the page of offers will show on a day.',
  avoid: 'To change anything: it is a picture of the page.',
  anatomy: {
    of: 'Today',
    parts: {
      input: 'The day',
      '[role=status]': 'A sentence with the offers of that day',
      article: 'The coupons, as visitors will see them',
    },
  },
  content: ['The sentence counts and names: “On 12/01/2026, visitors see 2 offers: …”.'],
  accessibility: {
    keyboard: 'Tab goes to the day. The coupons cannot be reached: nothing in them is to be pressed.',
    screenReader: 'The sentence is a status. The coupons are not read.',
  },
};
