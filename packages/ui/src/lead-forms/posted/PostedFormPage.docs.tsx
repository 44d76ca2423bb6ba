import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  about: 'The server’s answer to a form that a browser posted without script.',
  use: 'When a posted form cannot be taken yet: answers are wrong, the math problem is not solved, or it could not be stored. The form inside is the one of the page that it was posted to.',
  avoid: 'For forms with script: LeadForm shows errors and failures in place.',
  content: ['Everything typed or chosen stands in its field again. A file cannot, which its field says.'],
  accessibility: {
    keyboard: 'Links of the summary lead to the fields, without script.',
    screenReader: 'The title of the page is what is left to do.',
    wcag: ['3.3.1', '3.3.3', '3.3.7'],
  },
};
