import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'As the first screen of a page: where it is in the site, what it is for, and the one thing to do.',
  avoid: 'In the middle of a page: use a section.',
  alternatives: { 'Sections/HeroSlider': 'On the home page' },
  anatomy: {
    of: 'Night',
    parts: {
      'nav a': 'Breadcrumbs',
      '[data-surface] h1': 'The title, after a badge where a few words must come first',
      'div:has(> h1) + div > p': 'One or two sentences',
      "[data-surface] a[href^='tel:']": 'Buttons, and the call button',
      img: 'A scene or a diagram',
    },
    note: '`hero` has the layout, the background and the main action.',
  },
  content: [
    'The title is the name of the page in a few words. Up to 20 letters are the largest; a long title gets smaller so that the first screen of a phone also has the button.',
    'The lead says what people get here, not who the company is.',
    'One primary action. Where calling is what the page is for, set `hero.call`, and the phone is the primary one.',
  ],
  accessibility: {
    keyboard: 'Tab goes through the breadcrumbs, then to the buttons in order of importance.',
    screenReader:
      'The title is the only heading of level 1. A scene has a description; a diagram has its labels as a list.',
  },
};
