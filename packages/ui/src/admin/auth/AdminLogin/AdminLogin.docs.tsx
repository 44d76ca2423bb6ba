import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'To ask for a name and a password, before any screen of the office.',
  avoid: 'Alone: RequireAuth shows it when it is needed.',
  anatomy: {
    of: 'WrongPassword',
    parts: {
      h1: 'The title, “Admin Login”',
      '[data-field=admin-name] input': 'The name, which the owner leaves blank, and the password',
      '[data-field=admin-password] > p:last-child': 'Why the last try failed',
      'button[type=submit]': '“Login”',
    },
  },
  content: [
    '“Admin Login”, “Password”, “Login” and the message about a wrong password are prescribed.',
    'A failure never says whether the name or the password was wrong.',
  ],
  accessibility: {
    keyboard: 'Enter in either field logs in. The focus is on the password, because the owner leaves the name blank.',
    screenReader:
      'The card is named by its title. The failure describes the password. Password managers know both fields.',
    wcag: ['3.3.1', '3.3.8', '4.1.3'],
  },
};
