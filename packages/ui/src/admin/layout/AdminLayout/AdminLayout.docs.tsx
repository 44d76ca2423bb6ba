import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'Around all screens of the office: it requires the login, and has the navigation and the logout. Use `AdminScreen` for each screen in it.',
  alternatives: { 'Site layout/SiteLayout': 'For the public site' },
  parts: [
    'A skip link, “Skip to the list”',
    'The navigation: leads, specials, sources and team',
    '“Logout”',
    'The screen: its heading, a count or a menu beside it, and its content',
  ],
  content: [
    'A screen has a heading of one or two words, the same as its link: “Leads”, “Team”.',
    '“Logout” is prescribed.',
  ],
  accessibility: {
    keyboard: 'The first Tab reaches the skip link, which leads to the element with the id `list`.',
    screenReader: 'A navigation named “Office”. The screen that is showing is “current page”.',
    wcag: ['2.4.1', '2.4.2', '3.2.3'],
  },
};
