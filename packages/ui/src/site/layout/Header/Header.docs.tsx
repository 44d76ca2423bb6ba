import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'At the top of every page. SiteLayout includes it.',
  avoid: 'For the office’s screens, which have a header of their own in AdminLayout.',
  anatomy: {
    of: 'Home',
    parts: {
      'header > div:last-child': 'TopBar: social links, one line about the company, and “Schedule Service Online”',
      'header > div > div:first-child a': 'The logo, which links to the home page',
      'header > div > a:last-child': 'The phone, as a line on wide screens and as an icon on narrow ones',
      nav: 'MainNavigation',
    },
  },
  content: [
    'The line before the phone number says when it is answered, in two or three words.',
    'Rows of the navigation have one or two words. A long row moves the others to a second line.',
  ],
  accessibility: {
    keyboard:
      'Tab goes through the links in the order on the screen. Escape closes an open menu and returns the focus to its button.',
    screenReader: 'The phone link is read with its line: “24/7 emergency, (904) 555-0142, link”.',
  },
};
