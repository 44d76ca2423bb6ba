import type { LetterLead } from '@hvac/content/letters';
import { samples } from '@hvac/content/samples';

const id = '3f1c2b44-9d0e-4b7a-8a53-0a6f2c1d9e77';
const receivedAt = '2026-11-21T15:00:00.000Z';
const common = { receivedAt, suspect: [] } as const;
const person = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  phone: '(904) 555-0187',
  email: 'dana.whitfield@example.com',
};
const home = { address: '12 Live Oak Lane', city: 'Jacksonville', state: 'Florida', zipCode: '32202' } as const;

export const request = {
  kind: 'service-request',
  ...common,
  entity: {
    ...samples['service-request'],
    id,
    ...person,
    isNewCustomer: true,
    serviceType: 'Schedule Repair',
    message:
      'The upstairs unit blows warm air since Tuesday, and the drain pan is full.\n\nWe are home after three on weekdays.',
    createdAt: receivedAt,
  },
} satisfies LetterLead;

export const message = {
  kind: 'contact',
  ...common,
  entity: {
    ...samples.contact,
    id,
    ...person,
    ...home,
    contactMethod: 'email',
    inquiryType: 'new-equipment-estimate',
    message: 'Our heat pump is from 2008. What would a new one cost for 1,800 square feet?',
    createdAt: receivedAt,
  },
} satisfies LetterLead;

export const referral = {
  kind: 'referral',
  ...common,
  entity: {
    ...samples.referral,
    id,
    ...person,
    ...home,
    friendFirstName: 'Sam',
    friendLastName: 'Rivers',
    friendPhone: '(904) 555-0123',
    friendEmail: 'sam.rivers@example.com',
    friendAddress: '7 Egret Way',
    friendCity: 'Orange Park',
    friendState: 'Florida',
    friendZipCode: '32073',
    referralType: 'newEquipment',
    comments: 'Sam is easier to reach in the evening.',
    createdAt: receivedAt,
  },
} satisfies LetterLead;

export const application = {
  kind: 'career-application',
  ...common,
  entity: {
    id,
    ...person,
    ...home,
    confirmEmail: person.email,
    educationLevel: 'trade-school',
    schoolName: 'First Coast Technical College',
    company1: 'River Heating',
    position1: 'Technician',
    startDate1: 'September 2023',
    endDate1: 'today',
    references1: 'Kim Dunes, (904) 555-0165',
    certification1: 'EPA 608',
    certYear1: '2018',
    certEducation1: 'Type II',
    additionalInfo: 'I can start in two weeks.',
    resumeFileName: 'dana-whitfield.pdf',
    resumeFileSize: '340 KB',
    createdAt: receivedAt,
  },
} satisfies LetterLead;
