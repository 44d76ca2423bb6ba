/** What the specials screen says around a special. A name in braces is filled in. */

export const specialsScreenWords = {
  new: 'New {rest}',
  /** Left out on narrow screens. */
  newRest: 'special',
  again: 'Try again',
  offline: 'Please check your connection and try again.',
  undo: 'Undo',
  deleted: 'Recently deleted',
  deletedText: 'Visitors can’t see these.',
};

/** A special in the list. */
export const specialRowWords = {
  move: 'Move {title} {way}',
  edit: 'Edit',
  pause: 'Pause',
  resume: 'Resume',
  duplicate: 'Duplicate',
  delete: 'Delete',
  restore: 'Restore',
  active: 'Active',
  inactive: 'Inactive',
  expires: 'Expires: {date}',
};

export const specialFormWords = {
  back: 'Back to the list',
  discountHint: 'Something short, such as $50 off, 15% or FREE',
  startDateHint: 'Leave blank to start now',
  expirationDateHint: 'The last day the offer is good',
  printHint: 'A web page with a printable coupon. Leave blank to print the card itself.',
  activeHint: 'Shown between these dates.',
  over: 'The expiration date is in the past.',
  overText: 'Visitors won’t see this special.',
  create: 'Create Special',
  update: 'Update Special',
  saving: 'Saving...',
  cancel: 'Cancel',
  preview: 'Preview',
  /** In place of a discount that is not there yet. */
  noDiscount: '$0',
  /** Somebody else saved the same special meanwhile. */
  theirs: 'Their version',
  theirsText: 'Choose what you want to use from their version. When you save, your form replaces their version.',
  theirsNone: 'Nothing is left to choose. When you save, your form replaces their version.',
  useTheirs: 'Use theirs {field}',
  useTheirsFor: 'for {field}',
  notOverwritten: 'Their changes weren’t overwritten.',
  loadTheirs: 'Load their version',
  saveAsNew: 'Save as a new special',
};

/** What visitors see on a day. */
export const dayPreviewWords = {
  title: 'Preview a date',
  day: 'Day',
  one: 'On {day}, visitors see one offer: {titles}.',
  many: 'On {day}, visitors see {count} offers: {titles}.',
  none: 'On {day}, visitors won’t see any of your offers.',
};

/** A coming day without an offer. */
export const gapWords = {
  today: 'No offer is live today',
  todayText: 'Visitors don’t see any of your offers on the specials page now.',
  later: 'No offer is scheduled from {day}',
  laterText: 'Extend an offer, or add one that starts by then.',
};
