import { leadOf } from './leads.ts';

/** Of an application; its bytes are "%PDF-1.7\n". */
export const resume = { file: '2026-11-21-5f0c2b9e.pdf', bytes: 9 };

export const person = 'Canary@Example.com';

/** Leads of one person in every place, among those of others. */
export function leadsOfPerson() {
  const due = { deliveries: { office: {} } } as const;
  const own = [
    leadOf('service-request', { email: person }, due),
    leadOf('contact', { email: person.toLowerCase() }, { suspect: ['honeypot'] }),
    leadOf('career-application', { email: person, confirmEmail: person, resumeFileName: 'cv.pdf' }, { resume, ...due }),
    leadOf('referral', { friendEmail: person.toUpperCase() }, { receivedAt: '2025-01-01T00:00:00.000Z' }),
  ];
  const others = [
    leadOf('referral', {}, due),
    leadOf('contact', { email: `not.${person}`, message: `Ask ${person}` }),
    leadOf('career-application', {}, { receivedAt: '2026-01-01T00:00:00.000Z' }),
  ];
  return { own, others };
}
