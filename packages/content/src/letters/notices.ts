import { formatCalendarDate } from '../model/calendar.ts';
import type { CalendarDate } from '../model/pages.ts';
import { formatPhone } from '../model/phone.ts';
import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import type { LetterContent } from './content.ts';
import type { Letter, LetterFacts } from './lead.ts';
import { oneLine } from './one-line.ts';

/**
 * A letter of a few sentences to the office, with a way to the inbox when somebody has said where the site is.
 * @param query of the inbox's address
 */
function notice(title: string, opening: readonly string[], { company, origin }: LetterFacts, query = ''): Letter {
  const content: LetterContent = {
    subject: title,
    preview: opening[0] ?? '',
    title,
    opening,
    actions: origin === undefined ? [] : [{ label: 'Open the inbox', href: `${origin}/admin/leads${query}` }],
    sections: [],
    quotes: [],
    closing: [],
  };
  return { subject: title, text: asText(content, company), html: asHtml(content, company) };
}

/** The letter that the office sends to itself, to try its mail. */
export const testLetter = (facts: LetterFacts): Letter =>
  notice(
    'Test message from the website',
    [
      'E-mail is working. You got this because somebody pressed “Send a test message.” Messages about leads will come the same way.',
    ],
    facts,
  );

/**
 * The letter that stands for leads which came long before mail was turned on.
 * @param count of them
 */
export const olderLeadsLetter = (count: number, facts: LetterFacts): Letter =>
  notice(
    count === 1 ? '1 older lead is in the inbox' : `${count.toLocaleString('en-US')} older leads are in the inbox`,
    ['They came in more than two days before e-mail was turned on, so we won’t send them one by one.'],
    facts,
  );

/** A lead, as the letter to its new assignee names it. */
export interface AssignedLead {
  id: string;
  name: string;
  phone: string;
  /** One line of what it is about. */
  subject: string;
}

/** Most leads that a letter names. */
const maxNamed = 20;

/** The letter to whoever was assigned leads. @param by name of who assigned them */
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

/** Somebody who waits for the office. */
export interface Waiting {
  name: string;
  phone: string;
  /** Who has the lead; undefined when nobody has. */
  assignee: string | undefined;
  /** Its follow-up day, when that has come. */
  due: CalendarDate | undefined;
}

/** What is left to do, and for whom. */
export interface LeadNumbers {
  /** Marked new. */
  unanswered: number;
  /** Something is left to do about them, and nobody has them. */
  ofNobody: number;
  /** Their day of follow-up has come. */
  due: number;
  /** Messages to the office that have failed and are tried again. */
  failedMails: number;
  /** Those who are overdue or of nobody, some of them. */
  people: readonly Waiting[];
  /** How many more there are. */
  more: number;
}

const waitingWords = ({ name, phone, assignee, due }: Waiting): string =>
  [name, formatPhone(phone), due && `due ${formatCalendarDate(due)}`, assignee ?? 'unassigned']
    .filter(Boolean)
    .join(', ');

/** The letter that tells the office once a day what is left to do, and who waits. */
export const dailyLetter = (
  { unanswered, ofNobody, due, failedMails, people, more }: LeadNumbers,
  day: CalendarDate,
  facts: LetterFacts,
): Letter =>
  notice(
    `Leads on ${formatCalendarDate(day)}: ${unanswered.toLocaleString('en-US')} new, ${due.toLocaleString('en-US')} due`,
    [
      `New: ${unanswered.toLocaleString('en-US')}.`,
      `Unassigned: ${ofNobody.toLocaleString('en-US')}.`,
      `Due: ${due.toLocaleString('en-US')}.`,
      `Messages not sent: ${failedMails.toLocaleString('en-US')}.`,
      ...people.map(waitingWords),
      ...(more > 0 ? [`And ${more.toLocaleString('en-US')} more in the inbox.`] : []),
    ],
    facts,
  );
