/** What the specials screen says around a special. A name in braces is filled in. */

export const specialsScreenWords = {
  new: 'New {rest}',
  /** Left out on narrow screens. */
  newRest: 'special',
  offline: 'Please check your connection and try again.',
  undo: 'Undo',
  deleted: 'Recently deleted',
  deletedText: 'Visitors can’t see these.',
};

/** A special in the list. */
export const specialRowWords = {
  moveUp: 'Move {title} up',
  moveDown: 'Move {title} down',
  /** Spoken. */
  moved: '{title} moved to place {place} of {count}.',
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
  kept: 'Everything you typed is still here.',
  /** Added to the title of a copy. */
  copy: '{title} (copy)',
  /** A value of their version that is no text. */
  yes: 'Yes',
  no: 'No',
  nothing: 'none',
  noPreview: 'The card shows here when it has a title and a discount label.',
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

/** What visitors see of a special today. */
export const specialStateWords = {
  live: 'Live',
  paused: 'Paused',
  ended: 'Ended',
  scheduled: 'Scheduled for {day}',
  endsToday: 'Ends today',
  endsTomorrow: 'Ends in 1 day',
  ends: 'Ends in {count} days',
};

/** Whether visitors see a special, in one sentence. */
export const visibilityWords = {
  inactive: 'Visitors can’t see it, because it isn’t active.',
  undated: 'Visitors will see it until its expiration date.',
  ended: 'Visitors can’t see it, because it ended on {day}.',
  later: 'Visitors will see it starting {day}.',
  now: 'Visitors see it through {day}.',
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
