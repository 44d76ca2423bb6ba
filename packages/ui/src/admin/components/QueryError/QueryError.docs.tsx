import type { Guide } from '#storybook/docs/guide.ts';
import { QueryError } from './QueryError.tsx';
import * as stories from './QueryError.stories.tsx';

export const guide: Guide = {
  use: 'When something could not be read from the server.',
  avoid: 'When something could not be saved: say so at the control, with InlineError.',
  anatomy: {
    of: 'NothingLoaded',
    parts: {
      '[role=alert] p': '“Couldn’t load”, or “This may be out of date” when older data is showing',
      button: 'Why, and “Try again”',
    },
  },
  examples: [
    { do: 'It says what is missing and what to do.', example: <QueryError {...stories.NothingLoaded.composed.args} /> },
    {
      dont: 'A code that nobody in the office can act on.',
      example: <QueryError {...stories.NothingLoaded.composed.args} fallback="HTTP 503" />,
    },
  ],
  content: [
    'The server’s sentence comes first, because it knows more: “Too many requests”. Without one, `fallback` says what could not be read.',
    'Older data stays on the screen.',
  ],
  accessibility: { keyboard: 'Tab goes to “Try again”.', screenReader: 'An alert, once.' },
};
