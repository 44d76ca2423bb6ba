import type { LeadKindName } from '../model/office/lead-list.ts';
import { isDangerous, isUrgent } from '../model/emergency.ts';
import { holidayToday, nextOpeningTime } from '../model/opening-hours.ts';
import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import type { LetterContent } from './content.ts';
import type { Letter, LetterFacts, LetterLead } from './lead.ts';

const words: Record<LeadKindName, { what: string; next: string }> = {
  'service-request': {
    what: 'service request',
    next: 'We’ll contact you shortly to schedule your service.',
  },
  contact: { what: 'message', next: 'We’ll get back to you as soon as possible.' },
  referral: { what: 'referral', next: 'Thank you. We’ll contact both you and your friend soon.' },
  'career-application': {
    what: 'job application',
    next: 'Thank you. We’ll review it and get back to you if you’re a good fit.',
  },
};

/** Recipient of a lead's acknowledgment; undefined for suspects and for a referred friend. */
export function acknowledgementTo(lead: LetterLead): string | undefined {
  if (lead.suspect.length > 0) return undefined;
  const { email } = lead.entity;
  return lead.kind === 'referral' && lead.entity.friendEmail.toLowerCase() === email.toLowerCase() ? undefined : email;
}

/**
 * The letter that confirms a visitor's submission. Anyone can type someone else's address into a form,
 * so it repeats no typed text and cannot be used to send spam. To an emergency it says first what to do now.
 * @param now when it is sent, in milliseconds since 1970: outside of office hours it says when a message is read
 */
export function acknowledgement(lead: LetterLead, { company }: Pick<LetterFacts, 'company'>, now: number): Letter {
  const { what, next } = words[lead.kind];
  const holiday = holidayToday(company.openingHours, now);
  const nextOpening = nextOpeningTime(company.openingHours, now);
  const whenRead = [
    ...(holiday === undefined ? [] : [`Our office is closed today for ${holiday}.`]),
    ...(nextOpening === undefined ? [] : [`Your ${what} will be read at ${nextOpening}.`]),
  ].join(' ');
  const { display, dial } = company.phone;
  const urgent = [
    ...(isDangerous(lead)
      ? [
          'If you smell gas or smoke, or a carbon monoxide alarm sounds, leave the house now. From outside, call 911 or your utility, then call us.',
        ]
      : []),
    ...(isUrgent(lead) ? [`${company.emergency.answered}: ${display}.`] : []),
  ];
  const content: LetterContent = {
    subject: `We received your ${what}`,
    preview: urgent[0] ?? next,
    title: `We received your ${what}`,
    intro: [...urgent, next, ...(whenRead === '' ? [] : [whenRead])],
    actions: [{ label: `Call ${display}`, href: `tel:${dial}` }],
    sections: [
      {
        rows: [
          { label: 'Call', value: display, href: `tel:${dial}` },
          { label: 'Email', value: company.email, href: `mailto:${company.email}` },
          { label: 'Office hours', value: company.officeHours.join('\n') },
        ],
      },
    ],
    quotes: [],
    closing: ['If you didn’t contact us, somebody typed your address by mistake, and you don’t need to do anything.'],
  };
  return { subject: content.subject, text: asText(content, company), html: asHtml(content, company) };
}
