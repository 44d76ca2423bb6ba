import { educationLevelNames, careerSlots } from '../model/forms/career-application.ts';
import { type ContactMethod, inquiryTypeNames } from '../model/forms/contact.ts';
import { fieldLabel, fieldValue } from '../model/office/field-labels.ts';
import { personQuestions } from '../model/forms/person.ts';
import { referralTypeNames } from '../model/forms/referral.ts';
import { emailRow, given, type LetterSection, phoneRow, type Row } from './content.ts';
import type { EntityOf, LetterLead } from './lead.ts';

/** Values for "Contact by". */
const methods: Record<ContactMethod, string> = { phone: 'Phone', email: 'Email' };

interface Person {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

export const nameOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

const reach = (person: Person): Row[] => [
  { label: 'Name', value: nameOf(person) },
  phoneRow(person.phone),
  emailRow(person.email),
];

const home = (place: { address: string; city: string; state: string; zipCode: string }): Row => ({
  label: 'Address',
  value: `${place.address}\n${place.city}, ${place.state} ${place.zipCode}`,
});

/** Fields with a fixed position, and fields that are not shown. */
const placed = new Set([
  'id',
  'createdAt',
  'confirmEmail',
  'resumeFileName',
  'resumeFileSize',
  'fileMimeType',
  'isNewCustomer',
  'serviceType',
  'contactMethod',
  'inquiryType',
  'referralType',
  'educationLevel',
  'schoolName',
  'message',
  'comments',
  'additionalInfo',
  ...Object.keys(personQuestions).flatMap((name) => [name, `friend${name.charAt(0).toUpperCase()}${name.slice(1)}`]),
  ...careerSlots.flatMap((slot) => [
    `company${slot}`,
    `position${slot}`,
    `startDate${slot}`,
    `endDate${slot}`,
    `references${slot}`,
    `certification${slot}`,
    `certYear${slot}`,
    `certEducation${slot}`,
  ]),
]);

/** Rows for all fields except long texts. Fields without a defined position come last. */
export function sectionsOf(lead: LetterLead, inboxLink: string | undefined): LetterSection[] {
  const others = Object.entries(lead.entity)
    .filter(([name]) => !placed.has(name))
    .map(([name, value]): Row => ({ label: fieldLabel(name), value: fieldValue(name, String(value)) }));
  return [...placedSections(lead, inboxLink), ...(others.length > 0 ? [{ rows: others }] : [])];
}

function placedSections(lead: LetterLead, inboxLink: string | undefined): LetterSection[] {
  switch (lead.kind) {
    case 'service-request':
      return [
        {
          rows: [
            ...reach(lead.entity),
            { label: 'New customer', value: lead.entity.isNewCustomer ? 'Yes' : 'No' },
            { label: 'Service', value: lead.entity.serviceType },
          ],
        },
      ];
    case 'contact':
      return [
        {
          rows: [
            ...reach(lead.entity),
            home(lead.entity),
            { label: 'Contact by', value: methods[lead.entity.contactMethod] },
            { label: 'About', value: inquiryTypeNames[lead.entity.inquiryType] },
          ],
        },
      ];
    case 'referral':
      return referralSections(lead.entity);
    case 'career-application':
      return careerSections(lead.entity, inboxLink);
  }
}

function referralSections(referral: EntityOf<'referral'>): LetterSection[] {
  const friend = {
    firstName: referral.friendFirstName,
    lastName: referral.friendLastName,
    phone: referral.friendPhone,
    email: referral.friendEmail,
    address: referral.friendAddress,
    city: referral.friendCity,
    state: referral.friendState,
    zipCode: referral.friendZipCode,
  };
  return [
    { heading: 'Referred by', rows: [...reach(referral), home(referral)] },
    {
      heading: 'Friend',
      rows: [...reach(friend), home(friend), { label: 'Needs', value: referralTypeNames[referral.referralType] }],
    },
  ];
}

function careerSections(application: EntityOf<'career-application'>, inboxLink: string | undefined): LetterSection[] {
  const { educationLevel, resumeFileName, resumeFileSize } = application;
  const period = (start = '', end = '') => [start, end].filter((day) => day !== '').join(' to ');
  const sections: LetterSection[] = [
    { rows: [...reach(application), home(application)] },
    {
      heading: 'Education',
      rows: given([
        ['Level', educationLevel && educationLevelNames[educationLevel]],
        ['School', application.schoolName],
      ]),
    },
    ...careerSlots.map((slot) => ({
      heading: `Experience ${slot}`,
      rows: given([
        ['Company', application[`company${slot}`]],
        ['Position', application[`position${slot}`]],
        ['Dates', period(application[`startDate${slot}`], application[`endDate${slot}`])],
        ['References', application[`references${slot}`]],
      ]),
    })),
    ...careerSlots.map((slot) => ({
      heading: `Certification ${slot}`,
      rows: given([
        ['Certification', application[`certification${slot}`]],
        ['Year', application[`certYear${slot}`]],
        ['Education', application[`certEducation${slot}`]],
      ]),
    })),
  ];
  if (resumeFileName) {
    const value = resumeFileSize ? `${resumeFileName} (${resumeFileSize})` : resumeFileName;
    sections.push({
      heading: 'Résumé',
      rows: [{ label: 'In the inbox', value, ...(inboxLink !== undefined && { href: inboxLink }) }],
    });
  }
  return sections.filter(({ rows }) => rows.length > 0);
}
