import { slots } from '@hvac/content/model';

const experienceFields = ['company', 'position', 'startDate', 'endDate', 'references'] as const;
const certificationFields = ['certification', 'certYear', 'certEducation'] as const;

/** Names of the slots' fields, such as `company1`, in their order on the page. */
export const experienceNames = slots.flatMap((slot) => experienceFields.map((field) => `${field}${slot}` as const));
export const certificationNames = slots.flatMap((slot) =>
  certificationFields.map((field) => `${field}${slot}` as const),
);
