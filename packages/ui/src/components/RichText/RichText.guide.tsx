import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';

export const guide: GuideText = {
  use: 'An article that comes as data: headings, paragraphs, lists.',
  not: 'For a sentence (Text), and for markup from elsewhere: it takes none.',
  anatomy: ['Headings, whose first can name the section', 'Paragraphs and lists', 'Links and bold words in them'],
  good: [],
  bad: [],
  keyboard: 'Tab goes from link to link.',
  screenReader: 'Headings and lists as they are; the marks of signs are silent.',
  wcag: ['1.3.1 Info and relationships', '2.4.6 Headings and labels'],
};
