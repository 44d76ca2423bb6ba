import type { Guide } from '#storybook/docs/guide.ts';
import { company } from '#test/fixtures/company.ts';
import { SpecialCard } from './SpecialCard.tsx';

const special = {
  title: 'AC tune-up',
  discount: '$89',
  description: 'We clean the coil and check the charge.',
  terms: 'One system. Parts are extra.',
  expirationDate: '2026-12-31',
  printURL: '',
};

export const guide: Guide = {
  use: 'One offer, as a coupon: to redeem online, or to print and cut out.',
  avoid: 'For prices that are always valid: write them in the page.',
  alternatives: { 'Specials/SpecialCards': 'For several offers' },
  anatomy: {
    of: 'Valid',
    parts: {
      'article > div > p:last-of-type':
        'The stub, with the discount in the largest letters that fit, and how long the offer is valid',
      'article > div + div > p': 'The company’s name',
      'h2, h3': 'The title, what the offer is, and its terms',
      "article a[href^='/contact']": 'The last day, “Print” and “Redeem”',
      'article > span': 'The scissors, on the line to cut along',
    },
  },
  examples: [
    {
      do: 'The stub has the price, and the title names the service.',
      example: <SpecialCard special={special} today="2026-11-21" company={company} />,
    },
    {
      dont: 'A sentence in the stub, and a title that could be about anything.',
      example: (
        <SpecialCard
          special={{ ...special, title: 'Amazing deal!!!', discount: 'Save big on all services this winter' }}
          today="2026-11-21"
          company={company}
        />
      ),
    },
  ],
  content: [
    'The discount is short: “15% off”, “$89”, “Free”. Up to four letters are the largest.',
    'The title names the service, not the price. The stub has the price.',
    'Terms are whole sentences. They say what is excluded.',
    'Days read “Valid through 11/30/2026”. After that day the coupon is muted, says “Ended”, and cannot be redeemed.',
  ],
  accessibility: {
    keyboard: 'Tab goes to Print, then to Redeem.',
    screenReader:
      'An article named by its title. “Redeem” and “Print” are followed by the title, because a list of links has several of them.',
  },
};
