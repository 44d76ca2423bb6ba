/** Sentences about leads. A name in braces is filled in. */

/** How many: one, and several. */
export const countWords = {
  lead: ['{count} lead', '{count} leads'],
  newLead: ['{count} new lead', '{count} new leads'],
  otherLead: ['{count} other lead', '{count} other leads'],
  message: ['{count} message', '{count} messages'],
  resume: ['{count} résumé', '{count} résumés'],
  try: ['{count} try', '{count} tries'],
} as const;

/** How long ago, and when. */
export const timeWords = {
  now: 'now',
  minutes: '{count} min',
  hours: '{count} h',
  days: '{count} d',
  waiting: 'Waiting {time}',
  since: 'Since {time}',
  today: '{time} today',
  day: '{day} at {time}',
};

/** What is left of a lead's status or result in a sentence: "Marked {stage}". */
export const stageWords = {
  new: 'new',
  contacted: 'contacted',
  scheduled: 'scheduled',
  /** An applicant who is scheduled. */
  interview: 'for interview',
  done: 'done',
  spam: 'spam',
  booked: 'booked',
  quoted: 'quoted',
  lost: 'lost',
  'no-job': 'no job',
  hired: 'hired',
  'not-hired': 'not hired',
};

/** Why somebody comes: to a customer, or for a job. */
export const meetingWords = {
  visit: {
    window: 'Visit on {day}, {time}',
    changed: '{who}: visit {time}.',
    next: 'Visit {day}',
    past: 'Visit was {day}',
    chooseDay: 'Choose a day for the visit',
    result: 'How did the visit go? Choose it above, or another day',
    field: 'Visit on',
  },
  interview: {
    window: 'Interview on {day}, {time}',
    changed: '{who}: interview {time}.',
    next: 'Interview {day}',
    past: 'Interview was {day}',
    chooseDay: 'Choose a day for the interview',
    result: 'How did the interview go? Choose it above, or another day',
    field: 'Interview on',
  },
};

/** A line of a lead's history. */
export const leadEventWords = {
  by: '{event} by {name}',
  took: '{name} took this',
  received: 'Received',
  receivedFrom: 'Received from {page}',
  homePage: 'the home page',
  marked: 'Marked {stage}',
  followUp: 'Follow up on {day}',
  followUpCleared: 'Follow-up cleared',
  assigned: 'Assigned to {name}',
  unassigned: 'Unassigned',
  note: 'Note added',
  mailSent: 'Emailed to {address}',
  office: 'the office',
  mailFailed: 'Mail failed',
  mailFailedBecause: 'Mail failed: {problem}',
  mailResent: 'Mail sent again',
};

/** What was just done to a lead, or to several: {who} is a name, or "3 leads". */
export const leadChangeWords = {
  marked: '{who} marked {stage}.',
  anyTime: 'at any time',
  followUp: '{who}: follow up on {day}.',
  followUpCleared: '{who}: follow-up cleared.',
  assigned: '{who} assigned to {name}.',
  unassigned: '{who} unassigned.',
  notSpam: '{who} marked as not spam.',
  called: 'Noted “{result}”.',
  calledFollowUp: 'Noted “{result}”: follow up on {day}.',
};

/** Why a change was not made, when the server does not say. */
export const leadFailureWords = {
  status: 'We couldn’t change the status. Please try again.',
  followUp: 'We couldn’t change the day. Please try again.',
  assignment: 'We couldn’t assign this lead. Please try again.',
  reading: 'We couldn’t mark this lead. Please try again.',
  suspicion: 'We couldn’t clear this lead. Please try again.',
  note: 'We couldn’t save the note. Please try again.',
  resend: 'We couldn’t send the email again. Please try again.',
  several: 'We couldn’t change the leads. Please try again.',
  resume: 'We couldn’t download the résumé. Please try again.',
};

/** When a lead comes up again. */
export const agendaWords = {
  today: 'today',
  dueToday: 'Due today',
  due: 'Due {day}',
  followUp: 'Follow up',
  followUpOn: 'Follow up {day}',
  anyTime: 'Any time',
  /** Headings of days. */
  headingToday: 'Today',
  headingTomorrow: 'Tomorrow',
  headingThisWeek: 'This week: {day}',
};

/** An email to the office that has not gone out. */
export const deliveryWords = {
  notSent: 'Not emailed yet, after {tries}.',
  problem: '{problem}.',
  next: 'Next try: {time}.',
};

/** How many leads the list shows. */
export const resultWords = {
  loading: 'Loading...',
  none: 'No leads',
  range: '{from} to {to} of {total}',
  rangeOfMore: '{from} to {to} of {total}+',
  suspects: '{leads}, {count} may be spam',
  similarWords: '{leads}, and {count} with similar words',
  similarNames: 'No exact match. Similar names: {leads}',
};

/** In place of a list without a lead. */
export const emptyListWords = {
  filtered: 'No leads match.',
  never: 'No leads yet. They’ll show up here when somebody sends a form.',
  open: 'Nothing is left to do.',
  due: 'Nothing is due today.',
  scheduled: 'Nothing is scheduled.',
  applications: 'Nobody has applied.',
  suspects: 'There’s no spam.',
  other: 'There aren’t any.',
};

/** What has come in since the page was opened. */
export const newLeadWords = {
  emergency: 'Emergency: {about}',
  more: '{first}, and {count} more',
};

/** Labels of the filters. */
export const leadFilterWords = {
  kind: 'Kind',
  assignee: 'Assigned to',
  me: 'Me',
  nobody: 'Nobody',
  from: 'From',
  to: 'To',
  unread: 'Unread only',
};

/** The request of a lead, above its message. */
export const requestWords = {
  newCustomer: 'new customer',
  existingCustomer: 'existing customer',
  referral: '{type} for {friend}',
  showAll: 'Show all',
  showLess: 'Show less',
  byPhone: 'by phone',
  received: 'received {time}',
  homePage: 'Home page',
};

/** How a lead ended: its amount, or why it was lost. */
export const outcomeWords = {
  amount: 'Amount in dollars (optional)',
  reason: 'Why (optional)',
  noAmount: 'Please enter an amount such as 4200',
};

/** The ways to answer a lead. */
export const replyWords = {
  call: 'Call {number}',
  callPerson: 'Call {name} {number}',
  text: 'Text',
  textPerson: 'Text {name}',
  mail: 'Email',
  mailPerson: 'Email {name}',
  /** How a call went: the label of its button. */
  noAnswer: 'No answer',
  voicemail: 'Left voicemail',
  talked: 'Talked',
  /** The note that it leaves. */
  note: '{result}.',
};

/** Subject of a reply, by the kind of the lead. */
export const replySubjectWords = {
  'service-request': 'Your service request',
  contact: 'Your message',
  referral: 'Your referral',
  'career-application': 'Your application',
};
