import { careerApplicationLabels, careerSlots } from '../forms/career-application.ts';
import { contactLabels } from '../forms/contact.ts';
import { personQuestions } from '../forms/person.ts';
import { referralLabels } from '../forms/referral.ts';
import { serviceRequestLabels } from '../forms/service-request.ts';

const person = Object.entries(personQuestions).map(([name, { label }]) => [name, label] as const);

/** "friendFirstName" is "Friend’s first name". */
const friend = person.map(([name, label]) => [
  `friend${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  `Friend’s ${label === 'ZIP code' ? label : label.charAt(0).toLowerCase() + label.slice(1)}`,
]);

const slotLabels = careerSlots.flatMap((slot) => [
  [`company${slot}`, `Company ${slot}`],
  [`position${slot}`, `Position ${slot}`],
  [`startDate${slot}`, `Start ${slot}`],
  [`endDate${slot}`, `End ${slot}`],
  [`references${slot}`, `References ${slot}`],
  [`certification${slot}`, `Certification ${slot}`],
  [`certYear${slot}`, `Year of certification ${slot}`],
  [`certEducation${slot}`, `Training for certification ${slot}`],
]);

interface FieldLabel {
  label: string;
  /** Names of coded values. */
  values?: Readonly<Record<string, string>>;
}

const labels: Record<string, FieldLabel> = {
  ...Object.fromEntries([...person, ...friend, ...slotLabels].map(([name = '', label = '']) => [name, { label }])),
  ...serviceRequestLabels,
  ...contactLabels,
  ...referralLabels,
  ...careerApplicationLabels,
};

/** Label of a form's field in the inbox and the letters: "zipCode" is "ZIP code". An unknown field keeps its name. */
export const fieldLabel = (name: string): string => labels[name]?.label ?? name;

/** Label of a field's value; the value itself unless it is a coded one. */
export const fieldValue = (name: string, value: string): string => labels[name]?.values?.[value] ?? value;
