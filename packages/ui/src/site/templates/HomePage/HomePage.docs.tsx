import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For the address `/`. It tells people with a broken system whom to call, and everybody else where to go.',
  avoid: 'For campaigns: make a city page or a service page.',
  parts: [
    'HeroSlider: what the company does, its rating, the form’s link and the phone. Who needs help now is done here',
    'ServiceTiles: four ways on, for people who look for something else',
    'Reviews, an offer and the license number with the state’s register, for people who want proof before they write',
    'RequestService: the form, next to what happens after sending',
    'ArticleWithBadges: who the company is, for people who compare',
  ],
  content: ['The hero says what and where. The rating must be one that others gave, with its number.'],
  accessibility: {
    keyboard: 'The skip link leads past the header. Then come the hero’s buttons, tiles, reviews, form and article.',
    screenReader: 'One heading of level 1, in the hero. The slides do not speak while they turn.',
  },
};
