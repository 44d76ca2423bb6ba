import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  about: 'The inbox while it is open: what arrives, and what somebody else changes.',
  use: 'What happens while the inbox is open: a lead arrives, somebody else changes one, or the server goes away and comes back.',
  avoid: 'For what people do themselves: see LeadInbox.',
  parts: [
    'A pill that says how many leads are new, or what the emergency is and where, and leads to it',
    'An offer of notifications and a sound, until somebody has answered it',
    'The number in the title of the browser tab, and a dot on its icon',
    'A notification and a sound, if this browser has them switched on',
  ],
  content: [
    'A notification says how many leads came, and never from whom: it shows on locked screens.',
    '“The server didn’t answer, so this page may be out of date.” There is no countdown and no code.',
    'Permission is asked for only after a press on the switch.',
  ],
  accessibility: {
    keyboard: 'Nothing takes the focus. The pill can be reached by Tab.',
    screenReader: 'A new lead is announced politely, with how many have come.',
    wcag: ['2.2.4', '4.1.3'],
  },
};
