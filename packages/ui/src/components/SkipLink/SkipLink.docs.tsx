import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  alsoKnownAs: ['Skip navigation'],
  use: 'First on every page, so that the keyboard need not pass through the header each time.',
  alternatives: { 'Components/TextLink': 'For a jump within the page that everybody may want' },
  anatomy: {
    of: 'Focused',
    frame: '200px',
    parts: { 'a[href="#main"]': 'A link above the page, which shows while it has the focus' },
  },
  content: ['“Skip to main content”: people who use it look for these words.'],
  accessibility: {
    keyboard: 'The first Tab reaches it. Enter goes on after the header.',
    screenReader: '“Skip to main content, link”.',
    wcag: ['2.4.1', '2.4.7'],
  },
};
