import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  alsoKnownAs: ['Carousel', 'Slideshow'],
  use: 'On the home page only: one to four pictures behind a headline that stays.',
  avoid:
    'For several messages that take turns: most people see only the first one. For the first screen of any other page: use PageHero.',
  anatomy: {
    of: 'FirstSlide',
    parts: {
      h1: 'The headline: rating, title, lead and two buttons',
      'section img': 'The pictures. A picture can be a link, with a label of its own',
      '[data-turn-to]': 'Arrows, and one dot for each slide',
      '[aria-label="Pause slides"]': 'Pause',
    },
  },
  content: [
    'Everything that matters is in the headline, which never moves.',
    'A label names where its picture leads: “Heat pumps in Fernandina”. Not “Learn more”.',
  ],
  accessibility: {
    keyboard:
      'Tab goes to the headline’s buttons, then to the controls, then to the slide’s link. The slides stop while the keyboard is inside.',
    screenReader:
      'A carousel with slides “1 of 4”. Slides that are hidden cannot be reached. Nothing is announced while they turn by themselves.',
    wcag: ['2.2.2', '2.3.3', '4.1.2'],
  },
};
