import { educationLevelNames, slots } from './career-application.ts';
import { contactMethodNames, inquiryTypeNames } from './contact.ts';
import { personQuestions } from './person.ts';
import { referralTypeNames } from './referral.ts';

const person = Object.entries(personQuestions).map(([name, { label }]) => [name, label] as const);

/** "friendFirstName" is "Friend’s first name". */
const friend = person.map(([name, label]) => [
  `friend${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  `Friend’s ${label === 'ZIP code' ? label : label.charAt(0).toLowerCase() + label.slice(1)}`,
]);

const slotLabels = slots.flatMap((slot) => [
  [`company${slot}`, `Company ${slot}`],
  [`position${slot}`, `Position ${slot}`],
  [`startDate${slot}`, `Start ${slot}`],
  [`endDate${slot}`, `End ${slot}`],
  [`references${slot}`, `References ${slot}`],
  [`certification${slot}`, `Certification ${slot}`],
  [`certYear${slot}`, `Year of certification ${slot}`],
  [`certEducation${slot}`, `Training for certification ${slot}`],
]);

const labels: Record<string, string> = {
  ...Object.fromEntries([...person, ...friend, ...slotLabels]),
  confirmEmail: 'E-mail, repeated',
  isNewCustomer: 'New customer',
  serviceType: 'Type of service',
  message: 'Message',
  contactMethod: 'Would like to be reached by',
  inquiryType: 'Type of inquiry',
  referralType: 'Friend needs',
  comments: 'Comments',
  educationLevel: 'Education',
  schoolName: 'School',
  additionalInfo: 'Additional information',
  resumeFileName: 'Résumé',
  resumeFileSize: 'Size of the résumé',
  fileMimeType: 'Type of the résumé’s file',
};

/** Label of a form's field in the inbox and the letters: "zipCode" is "ZIP code". An unknown field keeps its name. */
export const fieldLabel = (name: string): string => labels[name] ?? name;

/** Labels of coded values. */
const valueLabels: Record<string, Record<string, string>> = {
  isNewCustomer: { true: 'Yes', false: 'No', yes: 'Yes', no: 'No' },
  contactMethod: contactMethodNames,
  inquiryType: inquiryTypeNames,
  referralType: referralTypeNames,
  educationLevel: educationLevelNames,
};

/** Label of a field's value; the value itself unless it is a coded one. */
export const fieldValue = (name: string, value: string): string => valueLabels[name]?.[value] ?? value;
