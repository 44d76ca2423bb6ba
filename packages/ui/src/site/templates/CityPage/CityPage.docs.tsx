import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For people in one city who look for a contractor. Most come from a search, and see no other page first.',
  alternatives: { 'Pages/CityService': 'For one service in a city' },
  parts: [
    'The first screen: title, tagline, “Get my free quote”, the phone, the rating and a scene',
    'ServiceTiles, and a banner if the content has one',
    'The introduction, with QuoteCard beside it',
    'What a house here needs, the company’s promise, and ServiceNotes for each list of services',
    'CityPlaces: neighborhoods, ZIP codes and the cities nearby',
    'More sections of the city, then those of every city: SectionRenderer',
  ],
  content: [
    'The words of a city are in `packages/company/src/cities`, the words that all cities share in `city-words.ts`. See “Add a city” and “Add a section to a city’s page” in the README of that package.',
    'The article must be about this city. A text that fits another city with the name changed is spam, for readers and for search engines. A section on every city’s page stays short.',
  ],
  accessibility: {
    keyboard: 'The quote link moves to the card, which is a target of its own.',
    screenReader: 'One heading of level 1 with the city’s name. The card and the places are regions.',
  },
};
