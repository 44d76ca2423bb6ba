import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'As the site’s menu: a row with menus on wide screens, and a list behind a button on narrow ones.',
  alternatives: { 'Sections/JumpLinks': 'For links within a page', 'Sections/SideLinks': 'For related pages' },
  anatomy: {
    of: 'Default',
    parts: {
      'nav li:first-child > a': 'A row that is a link',
      'nav summary': 'The button beside a row that has a menu',
    },
    note: 'Menus open below their row, and have flyouts for their groups. On narrow screens the rows are behind a menu button, and end with “Call” and “Schedule Service”.',
  },
  content: [
    'Labels are the names of pages, in one or two words. Do not repeat “HVAC” in each row.',
    'A group without a page of its own is a button, so its label names a topic and not a page.',
  ],
  accessibility: {
    keyboard:
      'Tab goes to each link and each menu button. Enter and Space open a menu; Escape closes it. Everything works without JavaScript, because menus are `details` elements.',
    screenReader:
      'Each button says what it opens: “Services menu, collapsed”. The page that is showing is “current page”.',
    wcag: ['1.4.13', '2.1.1', '2.4.8', '3.2.3'],
  },
};
