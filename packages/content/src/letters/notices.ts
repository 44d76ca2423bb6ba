import { formatCalendarDate } from '../model/calendar.ts';
import type { CalendarDate } from '../model/pages.ts';
import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import type { LetterContent } from './content.ts';
import type { Letter, LetterFacts } from './lead.ts';

/** A letter of a few sentences to the office, with a way to the inbox when somebody has said where the site is. */
function notice(title: string, opening: readonly string[], { company, origin }: LetterFacts): Letter {
  const content: LetterContent = {
    subject: title,
    preview: opening[0] ?? '',
    title,
    opening,
    actions: origin === undefined ? [] : [{ label: 'Open the inbox', href: `${origin}/admin/leads` }],
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
    ['Mail works: this came because somebody pressed “Send a test message”. Messages about leads come the same way.'],
    facts,
  );

/**
 * The letter that stands for leads which came long before mail was turned on.
 * @param count of them
 */
export const olderLeadsLetter = (count: number, facts: LetterFacts): Letter =>
  notice(
    count === 1 ? '1 older lead is in the inbox' : `${count.toLocaleString('en-US')} older leads are in the inbox`,
    ['They came more than two days before mail was turned on, and are not mailed one by one.'],
    facts,
  );

/** How the office's leads are, in numbers. */
export interface LeadNumbers {
  /** Marked new. */
  unanswered: number;
  /** Something is left to do about them, and nobody has them. */
  ofNobody: number;
  /** Their day of follow-up has come. */
  due: number;
  /** Messages to the office that have failed and are tried again. */
  failedMails: number;
}

/** The letter that tells the office once a day what is left to do. Nothing personal is in it. */
export const dailyLetter = (
  { unanswered, ofNobody, due, failedMails }: LeadNumbers,
  day: CalendarDate,
  facts: LetterFacts,
): Letter =>
  notice(
    `Leads on ${formatCalendarDate(day)}: ${unanswered.toLocaleString('en-US')} new, ${due.toLocaleString('en-US')} due`,
    [
      `New: ${unanswered.toLocaleString('en-US')}.`,
      `Open and given to nobody: ${ofNobody.toLocaleString('en-US')}.`,
      `Due: ${due.toLocaleString('en-US')}.`,
      `Messages that did not go out: ${failedMails.toLocaleString('en-US')}.`,
    ],
    facts,
  );
