import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'To ask for a price in one city. It goes to the office as a service request that names the city.',
  alternatives: { 'Lead forms/ServiceRequestForm': 'Where no city is known' },
  content: [
    '`send` is the label of the button, such as “Get my free quote”. The card around the form names the city.',
    'The hint asks for what an estimate needs: the size and age of the house, the system in it, and the wish.',
    'The receipt and the failures are those of a service request, word for word.',
  ],
  accessibility: {
    keyboard: 'As in every lead form: Tab in order, Enter sends, and the focus goes to the errors or to the receipt.',
    screenReader: 'The card’s heading names the form: pass its id as `labelledBy`.',
  },
};
