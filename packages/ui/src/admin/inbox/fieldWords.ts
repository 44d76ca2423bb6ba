import {
  contactMethodNames,
  educationLevelNames,
  inquiryTypeNames,
  personQuestions,
  referralTypeNames,
  slots,
} from '@hvac/content/model';

const person = Object.entries(personQuestions).map(([name, { label }]) => [name, label] as const);

/** The same for the referred friend: "friendFirstName" is "Friend’s first name". */
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

/** What people call a field of a form: "zipCode" is "ZIP code". A field that is not known keeps its name. */
export const fieldLabel = (name: string): string => labels[name] ?? name;

/** Choices of the forms, whose values are written for programs. */
const choices: Record<string, Record<string, string>> = {
  isNewCustomer: { true: 'Yes', false: 'No', yes: 'Yes', no: 'No' },
  contactMethod: contactMethodNames,
  inquiryType: inquiryTypeNames,
  referralType: referralTypeNames,
  educationLevel: educationLevelNames,
};

/** What a field says, in words. */
export const fieldValue = (name: string, value: string): string => choices[name]?.[value] ?? value;
