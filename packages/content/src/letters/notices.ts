import { formatCalendarDate } from '../model/calendar.ts';
import type { CalendarDate } from '../model/pages.ts';
import { formatPhone } from '../model/phone.ts';
import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import type { LetterContent } from './content.ts';
import type { Letter, LetterFacts } from './lead.ts';
import { oneLine } from './one-line.ts';

/**
 * A short letter to the office, with a link to the inbox when the site's origin is known.
 * @param query of the inbox's URL
 */
function notice(title: string, intro: readonly string[], { company, origin }: LetterFacts, query = ''): Letter {
  const content: LetterContent = {
    subject: title,
    preview: intro[0] ?? '',
    title,
    intro,
    actions: origin === undefined ? [] : [{ label: 'Open the inbox', href: `${origin}/admin/leads${query}` }],
    sections: [],
    quotes: [],
    closing: [],
  };
  return { subject: title, text: asText(content, company), html: asHtml(content, company) };
}

/** The test message. */
export const testLetter = (facts: LetterFacts): Letter =>
  notice(
    'Test message from the website',
    [
      'Email is working. You got this because somebody pressed “Send a test message.” Messages about leads will come the same way.',
    ],
    facts,
  );

/** A lead in the letter to its new assignee. */
export interface AssignedLead {
  id: string;
  name: string;
  phone: string;
  /** One-line summary. */
  subject: string;
}

/** Most leads listed in one letter. */
const maxNamed = 20;

/** The letter to a new assignee. @param by name of the person who assigned the leads */
export function assignmentLetter(by: string, leads: readonly AssignedLead[], facts: LetterFacts): Letter {
  const [first] = leads;
  const isOne = first !== undefined && leads.length === 1;
  const more = leads.length - maxNamed;
  return notice(
    oneLine(`${by} assigned you ${isOne ? first.name : `${leads.length} leads`}`),
    [
      ...leads
        .slice(0, maxNamed)
        .map(({ name, phone, subject }) => [name, formatPhone(phone), subject].filter(Boolean).join(', ')),
      ...(more > 0 ? [`And ${more} more in the inbox.`] : []),
    ],
    facts,
    isOne ? `?lead=${first.id}` : '?assignee=me',
  );
}

/** A person who is waiting for the office. */
export interface Waiting {
  name: string;
  phone: string;
  /** Name of the assignee; undefined when unassigned. */
  assignee: string | undefined;
  /** Tells of an emergency, and nobody has answered. */
  urgent: boolean;
  /** Follow-up date, if it is reached. */
  due: CalendarDate | undefined;
}

/** Open work for the daily summary. */
export interface LeadNumbers {
  /** New leads that tell of an emergency and are unassigned. */
  emergencies: number;
  /** Leads with the status new. */
  unanswered: number;
  /** Open leads without an assignee. */
  ofNobody: number;
  /** Leads whose follow-up date is reached. */
  due: number;
  /** Messages to the office that failed and are being retried. */
  failedMails: number;
  /** Some of the people who wait, in the order in which the office should answer them. */
  people: readonly Waiting[];
  /** Number of people not listed. */
  more: number;
}

const waitingWords = ({ name, phone, assignee, urgent, due }: Waiting): string =>
  [
    urgent ? `URGENT: ${name}` : name,
    formatPhone(phone),
    due && `due ${formatCalendarDate(due)}`,
    assignee ?? 'unassigned',
  ]
    .filter(Boolean)
    .join(', ');

/** The daily summary of open work. */
export const dailyLetter = (
  { emergencies, unanswered, ofNobody, due, failedMails, people, more }: LeadNumbers,
  day: CalendarDate,
  facts: LetterFacts,
): Letter =>
  notice(
    `Leads on ${formatCalendarDate(day)}: ${emergencies > 0 ? `${emergencies.toLocaleString('en-US')} urgent, ` : ''}${unanswered.toLocaleString('en-US')} new, ${due.toLocaleString('en-US')} due`,
    [
      ...(emergencies > 0 ? [`Urgent and unassigned: ${emergencies.toLocaleString('en-US')}.`] : []),
      `New: ${unanswered.toLocaleString('en-US')}.`,
      `Unassigned: ${ofNobody.toLocaleString('en-US')}.`,
      `Due: ${due.toLocaleString('en-US')}.`,
      `Messages not sent: ${failedMails.toLocaleString('en-US')}.`,
      ...people.map(waitingWords),
      ...(more > 0 ? [`And ${more.toLocaleString('en-US')} more in the inbox.`] : []),
    ],
    facts,
  );
