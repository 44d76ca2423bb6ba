import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  about: 'The math problem of every lead form, shown in a service request.',
  use: 'How every lead form treats its math problem: loading, unavailable, arriving late, and an answer of spaces.',
  avoid: 'For the field alone: see CaptchaField.',
  content: [
    'The messages about a missing, wrong, expired, used or altered answer are prescribed.',
    'When the problem cannot be loaded, the field says so and what to press: “Press New Problem to try again.” The phone number is on the page for anybody who is stuck.',
  ],
  accessibility: {
    keyboard: 'The button for another problem comes after the answer.',
    screenReader: 'A new problem is announced when somebody asks for it, not when one replaces an expired problem.',
  },
};
