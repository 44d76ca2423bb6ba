import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'Once in a form that anybody can send.',
  avoid: 'To reject anything: entries that fill it in are marked as suspect, and people check them.',
  parts: ['A field that nobody meets'],
  content: ['“Leave this empty”, for people whose browser shows it without styles. Nothing else about it is said.'],
  accessibility: { keyboard: 'Never reached.', screenReader: 'Never heard.', wcag: ['1.3.1'] },
};
