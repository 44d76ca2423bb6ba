import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  alsoKnownAs: ['Dropdown', 'Menu', 'Popover'],
  use: 'For actions that are needed rarely, behind one button.',
  alternatives: {
    'Components/Button': 'For the main action of a page',
    'Components/ToggleGroup': 'For one of a few values',
  },
  anatomy: {
    of: 'Closed',
    parts: {
      summary: 'The button that opens it',
      'summary svg': 'The arrow, which says that there is more',
      button: 'An action',
      'button:disabled': 'An action that cannot be used now',
    },
  },
  content: [
    '`label` says what there is more of: “More actions”, not “…”.',
    'Each item starts with a verb. What cannot be undone says so by its verb: “Erase”, not “Clean up”.',
  ],
  accessibility: {
    keyboard: 'Enter or Space opens it; the arrow keys move in it; Tab leaves and closes it; Escape closes it.',
    screenReader: 'Announces whether the menu is open, and the actions in it.',
    wcag: ['2.1.1', '2.4.3', '4.1.2'],
  },
};
