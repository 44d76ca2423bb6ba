import { formatCalendarDate, isCalendarDate } from '@hvac/content/model';
import type { LeadEvent, LeadFilter, LeadKindName, LeadStatus, LeadSummary, LeadView } from '@hvac/content/model';

export const kindLabels: Record<LeadKindName, string> = {
  'service-request': 'Service request',
  contact: 'Message',
  referral: 'Referral',
  'career-application': 'Job application',
};

export const statusWords: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  scheduled: 'Scheduled',
  done: 'Done',
  spam: 'Spam',
};

/** The views of the inbox, in their order. */
export const viewWords: Record<LeadView, string> = {
  open: 'Open',
  due: 'Due',
  scheduled: 'Scheduled',
  done: 'Done',
  spam: 'Spam',
  suspects: 'Suspects',
  all: 'All',
};

/** What somebody wants, in one line. Requests and messages tell it themselves; the others are named. */
export const wantsWords = ({ kind, subject }: Pick<LeadSummary, 'kind' | 'subject'>): string =>
  kind === 'referral' || kind === 'career-application'
    ? [kindLabels[kind], subject].filter(Boolean).join(': ')
    : subject;

/** One line of a lead's history. */
export const eventWords = (event: LeadEvent): string =>
  event.by ? `${whatHappened(event)} by ${event.by}` : whatHappened(event);

function whatHappened({ kind, detail }: LeadEvent): string {
  switch (kind) {
    case 'received':
      return detail === '' ? 'Received' : `Received from ${detail}`;
    case 'status':
      return `Marked ${(detail in statusWords ? statusWords[detail as LeadStatus] : detail).toLowerCase()}`;
    case 'follow-up':
      return isCalendarDate(detail) ? `Follow up on ${formatCalendarDate(detail)}` : 'Follow-up cleared';
    case 'assigned':
      return detail === '' ? 'Given to nobody' : `Given to ${detail}`;
    case 'note':
      return 'Note added';
    case 'mail-sent':
      return detail ? 'Told to the office in one message with other older leads' : 'Mailed to the office';
    case 'mail-failed':
      return detail ? `Mail failed: ${detail}` : 'Mail failed';
    case 'mail-resend':
      return 'Asked to be mailed again';
  }
}

/** "1 lead", "2 leads". @param plural of the noun, when an s is not enough */
export const count = (number: number, noun: string, plural = `${noun}s`) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? noun : plural}`;

/** How many filters are set, beside the view. */
export const filtersSet = ({ view: _view, ...filter }: LeadFilter): number =>
  Object.values(filter).filter(Boolean).length;

/** "Due today", "Due Nov 19", "Follow up Nov 25". @param today the company's day */
export function followUpWords(day: string, today: string): string {
  if (day === today) return 'Due today';
  const short = isCalendarDate(day) ? formatCalendarDate(day).replace(/, \d{4}$/, '') : day;
  return `${day < today ? 'Due' : 'Follow up'} ${short}`;
}
