import { oneLine } from '@hvac/content/letters';
import { educationLevelNames, inquiryTypeNames, referralTypeNames } from '@hvac/content/model';
import type { Lead } from './lead.ts';

/** In characters. */
const maxLength = 160;

/** Summarizes a lead in one line. */
export const subjectOf = (lead: Lead): string => oneLine(aboutOf(lead).slice(0, 2 * maxLength), maxLength);

function aboutOf({ kind, entity }: Lead): string {
  switch (kind) {
    case 'service-request':
      return `${entity.serviceType}: ${entity.message}`;
    case 'contact':
      return `${inquiryTypeNames[entity.inquiryType]}: ${entity.message}`;
    case 'referral':
      return `${referralTypeNames[entity.referralType]} for ${entity.friendFirstName} ${entity.friendLastName}`;
    case 'career-application':
      return [
        entity.educationLevel && educationLevelNames[entity.educationLevel],
        entity.position1,
        entity.additionalInfo,
      ]
        .filter((part) => part)
        .join(', ');
  }
}
