import type { CareerApplicationPayload } from './model/forms/career-application.ts';
import type { ContactPayload } from './model/forms/contact.ts';
import type { LeadKindName } from './model/office/lead-list.ts';
import type { ReferralPayload } from './model/forms/referral.ts';
import type { ServiceRequestPayload } from './model/forms/service-request.ts';

type Captcha = 'captchaToken' | 'captchaAnswer' | 'website';

const person = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  phone: '904-555-0142',
  email: 'dana@example.com',
} as const;

const home = { address: '12 Oak Lane', city: 'Jacksonville', state: 'Florida', zipCode: '32205' } as const;

const serviceRequest: Omit<ServiceRequestPayload, Captcha> = {
  ...person,
  serviceType: 'Schedule Repair',
  message: 'The upstairs unit blows warm air.\nIt began on Tuesday.',
  isNewCustomer: true,
};

const contact: Omit<ContactPayload, Captcha> = {
  ...person,
  ...home,
  contactMethod: 'phone',
  inquiryType: 'parts',
  message: 'Do you have filters of 16 by 25 by 4?\nFour of them.',
};

const referral: Omit<ReferralPayload, Captcha> = {
  ...person,
  ...home,
  friendFirstName: 'Zoë',
  friendLastName: 'Lindqvist',
  friendPhone: '904-555-0177',
  friendEmail: 'zoe@example.com',
  friendAddress: '3 Bay Street',
  friendCity: 'Yulee',
  friendState: 'Florida',
  friendZipCode: '32097',
  referralType: 'maintenance',
  comments: 'Call after five.',
};

const careerApplication: Omit<CareerApplicationPayload, Captcha> = {
  ...person,
  ...home,
  confirmEmail: 'dana@example.com',
  educationLevel: 'trade-school',
  schoolName: 'First Coast Technical',
  company1: 'Cool Air',
  position1: 'Technician',
  startDate1: 'May 2019',
  endDate1: 'today',
  references1: 'Mr. Alvarez, 904-555-0181',
  company2: 'Warm Air',
  position2: 'Helper',
  startDate2: '2017',
  endDate2: '2019',
  references2: 'none',
  company3: 'Still Air',
  position3: 'Apprentice',
  startDate3: '2016',
  endDate3: '2017',
  references3: 'on request',
  certification1: 'EPA 608',
  certYear1: '2018',
  certEducation1: 'First Coast Technical',
  certification2: 'NATE',
  certYear2: '2020',
  certEducation2: 'at work',
  certification3: 'OSHA 10',
  certYear3: '2021',
  certEducation3: 'online',
  additionalInfo: 'I own my tools.\nI can start on Monday.',
};

/** Sample submissions with every field, without captcha and file. For tests and stories. */
export const samples = {
  'service-request': serviceRequest,
  contact,
  referral,
  'career-application': careerApplication,
} as const satisfies Record<LeadKindName, object>;
