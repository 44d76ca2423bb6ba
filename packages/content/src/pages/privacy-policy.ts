import { promises } from '../claims.ts';
import { company } from '../company.ts';
import { retentionDays } from '../model/retention.ts';
import type { ServicePage } from '../model/service-pages.ts';
import type { Href } from '../paths.ts';

const { lead, application } = retentionDays;

export const privacyPolicy = {
  metadata: {
    title: 'Privacy Policy | Whitley’s Heating & Air',
    description:
      'What we keep when you use a form, how long, who sees it and how to have it erased. No cookies, no tracking, and nothing is sold.',
  },
  title: 'Privacy policy',
  lead: 'You tell us what we need to help you. We use it for that, keep it for a limited time, and sell it to nobody. The details:',
  opening: { layout: 'plain' },
  actions: [],
  contents: 'On this page',
  sections: [
    {
      kind: 'text',
      id: 'forms',
      heading: 'What each form keeps',
      body: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            [
              { strong: 'Request service and free quotes:' },
              ' your name, phone number and e-mail address, whether you are a new customer, the type of service, and what you wrote.',
            ],
            [
              { strong: 'Contact:' },
              ' your name, phone number, e-mail and postal address, how you would like to be reached, what it is about, and your message.',
            ],
            [
              { strong: 'Referrals:' },
              ' name, phone number, e-mail and postal address of you and of your friend, what your friend needs, and your comments. Please ask your friend first: the form is for friends who have agreed to be contacted.',
            ],
            [
              { strong: 'Job applications:' },
              ' your name, address, phone number and e-mail address, and as much of your education, experience and certifications as you choose to give, with your résumé if you add one.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'With each of these we note when it came, the page of ours that you sent it from, the page on which your visit began, the campaign or the site whose link led you there, and whether it looks as if a program had sent it. The math problem on the forms keeps programs away; it is our own, and no other company learns that you solved it.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'retention',
      heading: 'How long we keep it',
      body: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            [{ strong: 'Requests, quotes, messages and referrals:' }, ` ${lead} days, which is two years.`],
            [{ strong: 'Job applications and résumés:' }, ` ${application} days, which is one year.`],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            `After that our server deletes them by itself, every day. If you become a customer, the records that we must keep about the work itself, such as invoices, are a different matter and follow the law. ${promises.backups.text}`,
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'people',
      heading: 'Who sees it, and what mail you get',
      body: [
        {
          kind: 'paragraph',
          text: [
            'Our office, and the technician who comes to you. We do not sell, rent or trade what you send us, and we share it with another company only where you ask us to, for example with a manufacturer for a warranty, or where the law demands it.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            `${promises.mail.text} You may get one e-mail that says it has arrived. We write or call to answer you, and do not put you on a mailing list. A friend whom you refer gets no automatic e-mail at all.`,
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'tracking',
      heading: 'No cookies, no tracking',
      body: [
        {
          kind: 'paragraph',
          text: [
            'This site sets no cookies and follows nobody. It counts how often a page is opened, our number is tapped and a form is begun, as numbers for a week: nothing in them says who it was, or what else they did. There is no advertising network, no social media button that reports home, and no font or script from another company on our pages.',
          ],
        },
        {
          kind: 'list',
          style: 'bullets',
          items: [
            [
              { strong: 'What you have typed' },
              ' into a form stays in your own browser until you send it, so that a reload does not cost you your work. It is gone when you have sent it or closed the tab. Your résumé is never kept there.',
            ],
            [
              { strong: 'The page on which your visit began' },
              ' stays in your own browser, too, until the tab is closed. It comes to us with a form that you send, and otherwise not at all.',
            ],
            [
              { strong: 'Your internet address' },
              ' is held in memory for some minutes, to stop those who send hundreds of forms. It is not written to our logs, and not stored with what you send.',
            ],
            [
              { strong: 'The map and the videos' },
              ' come from Google and YouTube. They load only when you press their button, and only then do these companies learn of your visit. Links to other sites follow the rules of those sites.',
            ],
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'your-data',
      heading: 'Your data, your say',
      body: [
        {
          kind: 'paragraph',
          text: [
            'You can ask us for a copy of everything that we keep about you, have a mistake put right, or have it all erased. Call ',
            { text: company.phone.display, to: `tel:${company.phone.dial}` },
            ' or write to ',
            { text: company.email, to: `mailto:${company.email}` },
            ` ${promises.identification.text} That costs you nothing, and it holds for a friend who was referred, too.`,
          ],
        },
        {
          kind: 'paragraph',
          text: [
            `The same people answer any other question about this page. You find us at ${company.address?.lines.join(', ') ?? company.city}. Should we change something here, the new text stands on this page before it counts.`,
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Rather not use a form?',
    text: 'Then call. We write down what we need for the visit, and no more.',
    links: [{ label: 'Contact us', to: '/contact' }],
  },
} as const satisfies ServicePage<Href>;
