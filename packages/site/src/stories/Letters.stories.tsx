import { company } from '@hvac/company';
import { acknowledgement, assignmentLetter, dailyLetter, letterToOffice } from '@hvac/content/letters';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { application, message, referral, request } from './letter-leads.ts';
import { LetterFrame } from './LetterFrame.tsx';

const facts = { company, origin: 'https://www.example.com' };

/** Smells gas. */
const emergency = { ...request, entity: { ...request.entity, message: 'I smell gas in the hallway.' } } as const;

const meta = preview.meta({
  title: 'Letters/To the office and to visitors',
  component: LetterFrame,
  parameters: { layout: 'fullscreen' },
  argTypes: { letter: { control: false } },
  play: async ({ canvas, args }) => {
    if (args.part === 'text') {
      await expect(canvas.getByText(/Whitley’s Heating & Air/)).toBeVisible();
      return;
    }
    const frame = await canvas.findByTitle<HTMLIFrameElement>(args.letter.subject);
    // The iframe has an empty document until the letter is loaded.
    const body = await waitFor(() => {
      const loaded = frame.contentDocument?.querySelector<HTMLElement>('body.page');
      if (!loaded || frame.contentDocument?.readyState !== 'complete') throw new Error('The letter is not loaded');
      return loaded;
    });
    await expect(within(body).getByRole('heading', { level: 1 })).toBeVisible();
    // No horizontal overflow at either width.
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
  },
});

export const ServiceRequest = meta.story({ args: { letter: letterToOffice(request, facts) } });

export const Message = meta.story({ args: { letter: letterToOffice(message, facts) } });

export const Referral = meta.story({ args: { letter: letterToOffice(referral, facts) } });

export const JobApplication = meta.story({ args: { letter: letterToOffice(application, facts) } });

export const Suspect = meta.story({
  args: { letter: letterToOffice({ ...request, suspect: ['honeypot', 'too-fast'] }, facts) },
});

export const Emergency = meta.story({ args: { letter: letterToOffice(emergency, facts) } });

export const LongAndUnusualText = meta.story({
  args: {
    letter: letterToOffice(
      {
        ...request,
        entity: {
          ...request.entity,
          firstName: '<script>alert(1)</script>',
          lastName: 'الخوري 🌡️',
          email: `${'long'.repeat(15)}@example.com`,
          message: `שלום, המזגן לא עובד.\n${'unbroken'.repeat(40)}`,
        },
      },
      facts,
    ),
  },
});

export const AsPlainText = meta.story({ args: { letter: letterToOffice(request, facts), part: 'text' } });

/** Sent on Thanksgiving. */
export const ReceiptOfAServiceRequest = meta.story({
  args: { letter: acknowledgement(request, { company }, Date.parse('2026-11-26T10:00:00-05:00')) },
});

export const ReceiptOfAnEmergency = meta.story({
  args: { letter: acknowledgement(emergency, { company }, Date.parse('2026-11-26T10:00:00-05:00')) },
});

/** Sent in office hours. */
export const ReceiptOfAJobApplication = meta.story({
  args: { letter: acknowledgement(application, { company }, Date.parse('2026-11-23T12:00:00-05:00')) },
});

export const AssignedLeads = meta.story({
  args: {
    letter: assignmentLetter(
      'Rosa Delgado',
      [
        { id: '1', name: 'Marcus Bell', phone: '904-555-0101', subject: 'Schedule Repair: No heat since Sunday.' },
        { id: '2', name: 'Priya Natarajan', phone: '904-555-0102', subject: 'Service: Please call me about a plan.' },
      ],
      facts,
    ),
  },
});

export const SummaryOfTheDay = meta.story({
  args: {
    letter: dailyLetter(
      {
        emergencies: 1,
        unanswered: 7,
        ofNobody: 4,
        due: 2,
        failedMails: 0,
        people: [
          { name: 'Priya Natarajan', phone: '904-555-0102', assignee: undefined, urgent: true, due: undefined },
          { name: 'Marcus Bell', phone: '904-555-0101', assignee: 'Rosa', urgent: false, due: '2026-11-20' },
        ],
        more: 3,
      },
      '2026-11-23',
      facts,
    ),
  },
});
