import { retentionDays, type ServicePage } from '@hvac/content/model';
import { promises } from '../claims.ts';
import { company } from '../company.ts';
import type { Href } from '../paths.ts';
import { bullets, link, p, strong } from '../rich-text.ts';

const { lead, application } = retentionDays;

export const privacyPolicy: ServicePage<Href> = {
  metadata: {
    title: 'Privacy Policy | Whitley’s Heating & Air',
    description:
      'What we keep when you use a form, for how long, who sees it and how to have it erased. No tracking, and we never sell your data.',
  },
  title: 'Privacy policy',
  lead: 'You tell us what we need to know to help you. We use it for that, keep it for a limited time, and never sell it. Here are the details:',
  hero: { layout: 'plain' },
  actions: [],
  contents: 'On this page',
  sections: [
    {
      kind: 'text',
      id: 'forms',
      heading: 'What each form keeps',
      body: [
        bullets(
          [
            strong('Request service and free quotes:'),
            ' your name, phone number and email address, whether you are a new customer, the type of service, and what you wrote.',
          ],
          [
            strong('Contact:'),
            ' your name, phone number, email and postal address, how you’d like us to reach you, what it’s about, and your message.',
          ],
          [
            strong('Referrals:'),
            ' your and your friend’s names, phone numbers, email and postal addresses, what your friend needs, and your comments. Please ask your friend first. The form is for friends who have agreed to be contacted.',
          ],
          [
            strong('Job applications:'),
            ' your name, address, phone number and email address, as much about your education, experience and certifications as you want to share, and your résumé if you add one.',
          ],
        ),
        p(
          'With each of these, we also keep the time it came in, the page you sent it from, the first page you visited, the campaign or the link that brought you here, and whether it looks like spam. The math problem on our forms keeps out spam. It comes from our own server, so no other company is involved.',
        ),
      ],
    },
    {
      kind: 'text',
      id: 'retention',
      heading: 'How long we keep it',
      body: [
        bullets(
          [strong('Requests, quotes, messages and referrals:'), ` ${lead} days, which is two years.`],
          [strong('Job applications and résumés:'), ` ${application} days, which is one year.`],
        ),
        p(
          `The days count from when we finish with yours. Then our server takes it out of our lists, and 30 days later deletes it for good. It checks every day. If you become a customer, we keep records of the work, such as invoices, for as long as the law requires. ${promises.backups.text}`,
        ),
      ],
    },
    {
      kind: 'text',
      id: 'people',
      heading: 'Who sees it, and what mail you get',
      body: [
        p(
          'Our office sees it, and so does the technician who comes to you. We don’t sell, rent or trade what you send us. We share it with another company only if you ask us to, such as with a manufacturer for a warranty, or if the law requires it.',
        ),
        p(
          `${promises.mail.text} You may get one email that says we received it. We write or call to answer you, and we don’t put you on a mailing list. A friend you refer doesn’t get any automatic email.`,
        ),
      ],
    },
    {
      kind: 'text',
      id: 'tracking',
      heading: 'No tracking',
      body: [
        p(
          'This site doesn’t track you, and sets a cookie only for a receipt. It counts how many times a week people open a page, tap our number and start a form. The counts don’t show who it was or what else they did. Our pages have no advertising networks, no social media trackers, and no fonts or scripts from other companies.',
        ),
        bullets(
          [
            strong('What you have typed'),
            ' into a form stays in your own browser until you send it, so you don’t lose it if the page reloads. It’s deleted when you send it or close the tab. Your résumé is never kept there.',
          ],
          [
            strong('The first page you visited'),
            ' stays in your own browser, too, until you close the tab. We get it only if you send us a form.',
          ],
          [
            strong('One cookie'),
            ' is set if you send a form with JavaScript off, or when a script doesn’t load. It lets your browser show you the receipt, and is deleted after ten minutes.',
          ],
          [
            strong('Your IP address'),
            ' is held in memory for a few minutes, to stop anyone who sends hundreds of forms. We don’t write it to our logs or store it with what you send.',
          ],
          [
            strong('The map and the videos'),
            ' come from Google and YouTube. They load only when you press the button, and those companies don’t know about your visit until then. Other sites that we link to have their own privacy policies.',
          ],
        ),
      ],
    },
    {
      kind: 'text',
      id: 'your-data',
      heading: 'Your rights',
      body: [
        p(
          'You can ask us for a copy of everything we keep about you, have us fix a mistake, or have us erase it all. Call ',
          link(company.phone.display, `tel:${company.phone.dial}`),
          ' or write to ',
          link(company.email, `mailto:${company.email}`),
          ` ${promises.identification.text} It’s free, and it applies to a friend you refer, too.`,
        ),
        p(
          `You can ask us any other question about this page the same way. Our address is ${company.address?.lines.join(', ') ?? company.city}. If we change this policy, we’ll post the new one here first.`,
        ),
      ],
    },
  ],
  callToAction: {
    heading: 'Don’t want to use a form?',
    text: 'Call us instead. We only write down what we need for the visit.',
    links: [{ label: 'Contact Us', to: '/contact' }],
  },
};
