/** What the inbox says around the leads. A name in braces is filled in. */
export const inboxWords = {
  title: 'Leads',
  failed: 'We couldn’t load the leads. Please try again.',
  noAnswer: 'The server didn’t answer, so this page may be out of date.',
  /** Accessible name of the list. */
  list: 'Leads',
  select: 'Select {name}',
  search: 'Search',
  searchPlaceholder: 'Name, phone, word',
  add: 'Add lead',
  more: 'More',
  export: 'Export this list (CSV)',
  exporting: 'Exporting...',
  exportFailed: 'We couldn’t export the list. Please try again.',
};

/** What shows when a list could not be read. */
export const queryErrorWords = {
  nothing: 'Couldn’t load',
  old: 'This may be out of date',
  again: 'Try again',
};

/** Several leads at once. */
export const selectionWords = {
  label: 'Selected leads',
  all: 'All {count} in view',
  selected: '{count} selected',
  none: 'None selected',
  cancel: 'Cancel',
  mark: 'Mark as',
  tomorrow: 'Follow up tomorrow',
  notSpam: 'Not spam',
  assign: 'Assign to',
  nobody: 'Nobody',
};

/** What was done last. */
export const undoWords = {
  undo: 'Undo',
  dismiss: 'Dismiss',
  failed: 'We couldn’t undo this. Please try again.',
  stale: 'Not changed, because somebody else just changed them: {leads}. Check and try again.',
  /** One of them. */
  staleLead: '{name} (by {by})',
};

export const assignmentWords = {
  label: 'Assignment',
  assignee: 'Assigned to',
  nobody: 'Nobody',
  gone: '{name} (switched off)',
  unknown: 'Unknown person',
  me: 'Assign to me',
};

export const noteWords = {
  label: 'Add a note',
  text: 'New note',
  hint: 'For the office only.',
  add: 'Add note',
  adding: 'Adding...',
};

export const resumeFileWords = {
  download: 'Download résumé ({size})',
  gone: '{name}: the file is gone. It was deleted, or the data folder is not complete.',
};

export const notificationWords = {
  title: 'Notifications',
  text: 'When a new lead comes in and you’re looking at something else:',
  show: 'Show a notification',
  sound: 'Play a sound',
  scope: 'This is only for you, in this browser.',
  offer: 'Hear about new leads when you’re doing something else?',
  choose: 'Choose how',
  later: 'Not now',
  on: 'Notifications are on',
  missing: 'This browser can’t show notifications from this site.',
  denied:
    'This browser is blocking notifications from this site. Allow them in the browser’s site settings, then turn this on again.',
};

export const shortcutWords = {
  title: 'Keyboard shortcuts',
  step: 'Next lead, previous lead',
  open: 'Open the lead',
  back: 'Back to the list',
  search: 'Search',
  help: 'Show these shortcuts',
  on: 'Use these keys in this browser',
};

/** Warnings about the system. */
export const systemWords = {
  setup: 'Setup.',
  mailOff: 'Email is off.',
  mailOffText: 'Leads show up only here. Their messages will go out when a mail server is set up.',
  stuckOne: '{messages} hasn’t been sent.',
  stuck: '{messages} haven’t been sent.',
  trying: 'We’ll keep trying.',
  gaveUp: 'We’ve stopped trying. Open the leads marked “Mail is stuck” to see why.',
  gaveUpSome: 'We’ve stopped trying to send {messages}. Open the leads marked “Mail is stuck” to see why.',
  untested: 'Email hasn’t been tested.',
  untestedText: 'Send the office a test message. Until you do, visitors won’t get a confirmation.',
  working: 'Email is working.',
  test: 'Send a test message',
  testAgain: 'Send another one',
  testing: 'Sending...',
  tested: 'We sent a test message to {address}. Please check that it arrived.',
  testFailed: 'We couldn’t send the test message. Please try again.',
};

/** All data about one person. */
export const personWords = {
  title: 'One person’s data',
  text: 'Find all leads with an email address, a phone number or a full name, in any spelling, and their notes and emails. You can save them to a file for the person, and download each résumé from its lead. Several people may have one name: look at the leads first.',
  textForOwner:
    'Find all leads with an email address, a phone number or a full name, in any spelling, and their notes and emails. You can save them to a file for the person, and download each résumé from its lead, or erase everything for good. Several people may have one name: look at the leads first.',
  person: 'Email, phone or full name',
  export: 'Export',
  erase: 'Erase...',
  amount: '{leads}, {resumes} and {messages}',
  found: '{amount} still to go out, of {names}',
  saved: 'The leads are in your downloads. Found: {found}.',
  erased: 'Erased: {amount}.',
  remaining: 'Still there: {leads}. Please try again.',
  findFailed: 'We couldn’t look up the data. Please try again.',
  exportFailed: 'We couldn’t export the data. Please try again.',
  eraseFailed: 'Nothing was erased. Please try again.',
};

/** Asks for the same again before it is erased. */
export const eraseWords = {
  label: 'Erase',
  title: 'Everything about {person} will be erased',
  text: '{what}. This can’t be undone.',
  again: 'Type the {word} again',
  different: 'This doesn’t match the {word} above',
  erase: 'Erase everything',
  erasing: 'Erasing...',
  keep: 'Keep it',
};

/** Which leads the list shows, and its pages. */
export const leadListWords = {
  /** Accessible names of the filters. */
  label: 'Leads',
  view: 'View',
  mine: 'Mine',
  all: 'All',
  filters: 'Filters',
  filtersCount: 'Filters ({count})',
  clear: 'Clear',
  backwards: 'The first day is after the last',
  select: 'Select',
  newer: 'Newer',
  older: 'Older',
};

/** One lead, in its row and open. */
export const leadWords = {
  unread: 'Unread.',
  count: '{count} leads',
  call: 'Call {name}, ',
  emergency: 'Emergency',
  byPhone: 'By phone',
  spam: 'May be spam',
  stuck: 'Mail is stuck',
  /** Spoken. */
  assigned: 'Assigned to {name}',
  others: '{leads} from this phone or email',
  moreOthers: 'More than {leads} from this phone or email',
};

/** An open lead. */
export const leadPanelWords = {
  back: 'Back to the list',
  markUnread: 'Mark unread',
  lead: 'Lead',
  loading: 'Loading...',
  failed: 'We couldn’t load this lead. Please try again.',
  spam: 'This may be spam.',
  notSpam: 'Not spam',
  status: 'Status',
  notes: 'Notes',
  noteAdded: 'Note added.',
  details: 'Details',
  mail: 'Mail to the office',
  resend: 'Resend',
  history: 'History',
  source: 'Source',
  firstPage: 'First page',
  number: 'Number',
};

/** The day to follow up on a lead. */
export const followUpWords = {
  label: 'Follow up',
  day: 'Follow up on',
  wholeDay: 'Please enter the whole date',
  time: 'Time',
  anyTime: 'Any time',
  tomorrow: 'Tomorrow',
  week: 'In a week',
  clear: 'Clear date',
};
