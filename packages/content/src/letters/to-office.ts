import { localFormat } from '../model/region.ts';
import { isUrgent } from '../model/emergency.ts';
import { inquiryTypeNames } from '../model/forms/contact.ts';
import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import { e164 } from '../model/phone.ts';
import { emailRow, type LetterContent } from './content.ts';
import { suspicionWords } from '../model/office/lead-list.ts';
import type { Letter, LetterFacts, LetterLead } from './lead.ts';
import { oneLine } from './one-line.ts';
import { nameOf, sectionsOf } from './rows.ts';

const received = localFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** URL of a lead in the inbox; undefined when the site's origin is unknown. */
export const inboxLink = (origin: string | undefined, id: string): string | undefined =>
  origin === undefined ? undefined : `${origin}/admin/leads?lead=${encodeURIComponent(id)}`;

/** Title of a lead, and the detail that distinguishes it in a subject line. */
function headline(lead: LetterLead): { title: string; about: string } {
  const name = nameOf(lead.entity);
  switch (lead.kind) {
    case 'service-request':
      return { title: 'New service request', about: `${lead.entity.serviceType}, ${name}` };
    case 'contact':
      return { title: 'New message', about: `${inquiryTypeNames[lead.entity.inquiryType]}, ${name}` };
    case 'referral': {
      const friend = `${lead.entity.friendFirstName} ${lead.entity.friendLastName}`;
      return { title: 'New referral', about: `${name} referred ${friend}` };
    }
    case 'career-application':
      return { title: 'New job application', about: name };
  }
}

function quotesOf(lead: LetterLead): LetterContent['quotes'] {
  switch (lead.kind) {
    case 'service-request':
    case 'contact':
      return [{ label: 'Message', text: lead.entity.message }];
    case 'referral':
      return lead.entity.comments ? [{ label: 'Comments', text: lead.entity.comments }] : [];
    case 'career-application':
      return lead.entity.additionalInfo ? [{ label: 'Additional information', text: lead.entity.additionalInfo }] : [];
  }
}

/** Call comes first, unless the visitor prefers email. The button's label omits the number because it is long. */
function actionsOf({ kind, entity }: LetterLead, link: string | undefined): LetterContent['actions'] {
  const number = e164(entity.phone);
  const { href: write = '' } = emailRow(entity.email);
  const name = oneLine(entity.firstName, 24);
  const calls = number === undefined ? [] : [{ label: `Call ${name}`, href: `tel:${number}` }];
  const writes = [{ label: `Write to ${name}`, href: write }];
  const rather = kind === 'contact' && entity.contactMethod === 'email';
  const opens = link === undefined ? [] : [{ label: 'Open in the inbox', href: link }];
  return [...(rather ? [...writes, ...calls] : [...calls, ...writes]), ...opens];
}

/** The letter about a lead to the office, with all form fields and no attachment. */
export function letterToOffice(lead: LetterLead, { company, origin }: LetterFacts): Letter {
  const link = inboxLink(origin, lead.entity.id);
  const { title, about } = headline(lead);
  const urgent = isUrgent(lead) ? 'URGENT: ' : '';
  const suspect = lead.suspect.length > 0;
  const quotes = quotesOf(lead);
  const content: LetterContent = {
    subject: oneLine(`${urgent}${suspect ? '[Suspect] ' : ''}${title}: ${about}`),
    preview: oneLine(quotes[0]?.text ?? about),
    title: `${urgent}${title}`,
    intro: [received().format(new Date(lead.receivedAt)).replace(/\s/gu, ' ')],
    ...(suspect && {
      caution: `This may be spam. ${lead.suspect.map((reason) => suspicionWords[reason]).join(' ')}`,
    }),
    actions: actionsOf(lead, link),
    sections: sectionsOf(lead, link),
    quotes,
    closing: [
      `If you reply to this message, your reply goes to ${nameOf(lead.entity)}.`,
      ...(lead.kind === 'referral'
        ? ['We haven’t sent the friend anything. Your call will be the first they hear from us.']
        : []),
    ],
  };
  return { subject: content.subject, text: asText(content, company), html: asHtml(content, company) };
}
