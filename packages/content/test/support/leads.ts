import type { LetterLead } from '../../src/letters.ts';
import { samples } from '../../src/samples.ts';

const id = '3f1c2b44-9d0e-4b7a-8a53-0a6f2c1d9e77';
const receivedAt = '2026-11-21T15:00:00.000Z';
const person = { firstName: 'Dana', lastName: 'Whitfield', phone: '904-555-0187', email: 'dana@example.com' };
const home = { address: '12 Live Oak Lane', city: 'Jacksonville', state: 'Florida', zipCode: '32202' } as const;
const common = { receivedAt, suspect: [] } as const;

/** A lead of each kind with every field filled in. */
export const leads = {
  'service-request': {
    kind: 'service-request',
    ...common,
    entity: {
      ...samples['service-request'],
      id,
      ...person,
      isNewCustomer: true,
      serviceType: 'Schedule Repair',
      message: 'The upstairs unit blows warm air.\nIt began on Tuesday.',
      createdAt: receivedAt,
    },
  },
  contact: {
    kind: 'contact',
    ...common,
    entity: {
      ...samples.contact,
      id,
      ...person,
      ...home,
      contactMethod: 'email',
      inquiryType: 'service-maintenance',
      message: 'Do you service heat pumps on the beach?',
      createdAt: receivedAt,
    },
  },
  referral: {
    kind: 'referral',
    ...common,
    entity: {
      ...samples.referral,
      id,
      ...person,
      ...home,
      friendFirstName: 'Sam',
      friendLastName: 'Rivers',
      friendPhone: '904-555-0123',
      friendEmail: 'sam@example.com',
      friendAddress: '7 Egret Way',
      friendCity: 'Orange Park',
      friendState: 'Georgia',
      friendZipCode: '32073',
      referralType: 'newEquipment',
      comments: 'Call after five.',
      createdAt: receivedAt,
    },
  },
  'career-application': {
    kind: 'career-application',
    ...common,
    entity: {
      ...samples['career-application'],
      id,
      ...person,
      ...home,
      confirmEmail: person.email,
      educationLevel: 'trade-school',
      schoolName: 'First Coast Technical College',
      company1: 'Cool Works',
      position1: 'Apprentice',
      startDate1: 'May 2019',
      endDate1: 'June 2021',
      references1: 'Pat Moss',
      company2: 'Bay Air',
      position2: 'Installer',
      startDate2: 'July 2021',
      endDate2: 'August 2023',
      references2: 'Lee Marsh',
      company3: 'River Heating',
      position3: 'Technician',
      startDate3: 'September 2023',
      endDate3: 'October 2026',
      references3: 'Kim Dunes',
      certification1: 'EPA 608',
      certYear1: '2018',
      certEducation1: 'Type II',
      certification2: 'NATE',
      certYear2: '2020',
      certEducation2: 'Heat pumps',
      certification3: 'OSHA 10',
      certYear3: '2022',
      certEducation3: 'Construction',
      additionalInfo: 'I can start in two weeks.',
      resumeFileName: 'dana-whitfield.pdf',
      resumeFileSize: '340 KB',
      fileMimeType: 'application/pdf',
      createdAt: receivedAt,
    },
  },
} as const satisfies Record<LetterLead['kind'], LetterLead>;
