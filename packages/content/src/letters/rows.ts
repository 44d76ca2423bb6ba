import type { EducationLevel } from '../model/career-application.ts';
import { slots } from '../model/career-application.ts';
import type { ContactMethod, InquiryType } from '../model/contact.ts';
import type { ReferralType } from '../model/referral.ts';
import { emailRow, given, phoneRow } from './content.ts';
import type { LetterSection, Row } from './content.ts';
import type { EntityOf, LetterLead } from './lead.ts';

/** The choices of the forms, in words. */
const methods: Record<ContactMethod, string> = { phone: 'A phone call', email: 'An email' };
const inquiries: Record<InquiryType, string> = {
  'new-equipment-estimate': 'New equipment estimate',
  'service-maintenance': 'Service or maintenance',
  parts: 'Parts',
  other: 'Other',
};
const needs: Record<ReferralType, string> = {
  newEquipment: 'New equipment',
  maintenance: 'Maintenance',
  other: 'Other',
};
const levels: Record<EducationLevel, string> = {
  'high-school': 'High school',
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  'trade-school': 'Trade school',
  other: 'Other',
};

export const inquiryName = (type: InquiryType): string => inquiries[type];
export const needName = (type: ReferralType): string => needs[type];
export const educationName = (level: EducationLevel): string => levels[level];

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

/** Everything that the form said, but for the longer texts, in the form's order. */
export function sectionsOf(lead: LetterLead, inboxLink: string): LetterSection[] {
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
            { label: 'Would like', value: methods[lead.entity.contactMethod] },
            { label: 'About', value: inquiries[lead.entity.inquiryType] },
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
    { heading: 'Who refers', rows: [...reach(referral), home(referral)] },
    {
      heading: 'The friend',
      rows: [...reach(friend), home(friend), { label: 'Needs', value: needs[referral.referralType] }],
    },
  ];
}

function careerSections(application: EntityOf<'career-application'>, inboxLink: string): LetterSection[] {
  const { educationLevel, resumeFileName, resumeFileSize } = application;
  const period = (start = '', end = '') => [start, end].filter((day) => day !== '').join(' to ');
  const sections: LetterSection[] = [
    { rows: [...reach(application), home(application)] },
    {
      heading: 'Education',
      rows: given([
        ['Level', educationLevel && levels[educationLevel]],
        ['School', application.schoolName],
      ]),
    },
    ...slots.map((slot) => ({
      heading: `Experience ${slot}`,
      rows: given([
        ['Company', application[`company${slot}`]],
        ['Position', application[`position${slot}`]],
        ['Dates', period(application[`startDate${slot}`], application[`endDate${slot}`])],
        ['References', application[`references${slot}`]],
      ]),
    })),
    ...slots.map((slot) => ({
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
    sections.push({ heading: 'Résumé', rows: [{ label: 'In the inbox', value, href: inboxLink }] });
  }
  return sections.filter(({ rows }) => rows.length > 0);
}
