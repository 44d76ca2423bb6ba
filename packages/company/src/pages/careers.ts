import type { FormPage } from '@hvac/content/model';
import { paidHolidays } from '../company.ts';
import type { Path } from '../paths.ts';
import { photos } from '../photos.ts';
import { bullets, p } from '../rich-text.ts';

const holidays = paidHolidays.map(({ name }) => name);
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const careers: FormPage<Path> = {
  metadata: {
    title: 'HVAC Jobs in Jacksonville FL | Careers at Whitley’s',
    description:
      'Work with a family-owned HVAC company: health care, paid time off and paid holidays. Apply online in a few minutes, with or without a résumé.',
  },
  title: 'Careers at Whitley’s',
  lead: `Health care after 90 days, a week of paid time off, and ${numbers[holidays.length]} paid holidays, for people who know what a Florida attic is like in July.`,
  hero: { layout: 'half' },
  picture: photos.crew.value,
  actions: [{ label: 'Apply', to: '#form' }],
  sections: [
    {
      kind: 'lists',
      heading: 'Job benefits',
      lists: [
        {
          marker: 'checks',
          items: [
            { name: 'Health care', note: 'After a 90-day vesting period.' },
            { name: 'Paid time off', note: 'One week, accruing from the 90-day point.' },
            {
              name: 'Paid holidays',
              note: `${holidays.slice(0, -1).join(', ')} and ${holidays.at(-1)}.`,
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What the work is like',
      body: [
        p(
          'You’ll be in attics that are hotter than you remember, on roofs downtown, under houses on the marsh, and in kitchens where somebody is very glad to see you. Some weeks end on Friday, and some include a night on call. We expect you to find the cause, write down the readings, and tell customers the truth, even when it sells nothing.',
        ),
        p(
          'In return, we give you enough time to do the job right, and coworkers who pick up when you call from a crawl space.',
        ),
      ],
    },
    {
      kind: 'text',
      heading: 'Who we’re looking for',
      body: [
        bullets(
          'Service technicians and installers, with experience or from trade school.',
          'Helpers who want to learn the trade and don’t mind getting dirty.',
          'Office staff who stay calm when the phone keeps ringing.',
        ),
        p(
          'Certifications such as EPA 608 help, so list them on the form. If you have none yet, tell us what you have built or repaired instead.',
        ),
      ],
    },
  ],
  form: {
    heading: 'Apply',
    intro:
      'Most of it is optional. Education, experience and certifications help us get to know you. Skip what doesn’t apply.',
  },
  callToAction: {
    heading: 'Questions before you apply?',
    text: 'Write to us, or call during office hours and ask about jobs.',
    links: [{ label: 'Contact Us', to: '/contact' }],
  },
};
