/** Texts of the fields of forms. A name in braces is filled in. */

/** First row of a list to choose from. */
export const selectWords = { choose: 'Choose' };

/** The count below a long text. */
export const counterWords = {
  count: '{length} of {maximum} characters',
  /** Spoken. */
  left: 'At most {count} characters left.',
  tooLong: 'The text is too long.',
};

export const fileFieldWords = {
  remove: 'Remove',
  refused: '“{name}” can’t be sent',
};

export const uploadWords = {
  /** Until the browser tells how far it is. */
  begun: 'Uploading {what}...',
  progress: 'Uploading {what}: {percent}%',
  /** Spoken once. */
  spoken: 'Uploading {what}',
  /** The server stores the file. */
  stored: 'Almost done',
};

export const draftWords = {
  kept: 'We kept what you typed.',
  startOver: 'Start over',
};

export const errorSummaryWords = {
  /** Numbers in words, from zero; larger ones are digits. */
  numbers: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  one: '{count} thing to fix',
  many: '{count} things to fix',
  solved: 'All fixed. Please send it again',
};

/** Label of the field that only robots find. */
export const honeypotWords = { label: 'Leave this empty' };
