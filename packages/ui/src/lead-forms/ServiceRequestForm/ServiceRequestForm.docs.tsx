import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'To ask for a visit. It is the shortest form: who, what kind of service, and what is wrong. Use it on the home page and on service pages.',
  alternatives: { 'Lead forms/QuoteForm': 'For a price in a city', 'Lead forms/ContactForm': 'For any other question' },
  content: [
    'The title of the receipt, its sentence and every error are prescribed. Their words are in `packages/content/src/words/forms/lead-forms.ts` and in the schema; the page “Messages” lists them.',
    'An error says what to do: “Please enter a valid phone number”. It never says “invalid”.',
    'A repair is urgent. After hours, a warning with the phone number comes before the button, which steps back to secondary.',
  ],
  accessibility: {
    keyboard:
      'Tab follows the order of the page. Enter in a field sends the form. After a mistake, the focus moves to the summary of errors; after a success, to the receipt.',
    screenReader:
      'Labels, hints and errors are read with each field. “Two things to fix” and the receipt are read when they take the focus. A toast that says the same stays silent.',
  },
};
