import * as z from 'zod/mini';
import { captchaFields, honeypotField } from './captcha.ts';
import { emailField } from './email.ts';
import { resumeBodyLimitBytes } from '../endpoints.ts';
import { addressFields, contactFields } from './person.ts';
import { resumeMessages } from './resume.ts';
import { atMost, inAnyScript, limits, lineChecks, optionalLine, optionalText, tooLong } from './text.ts';
import { uuid } from './uuid.ts';

export const educationLevels = ['high-school', 'associate', 'bachelor', 'master', 'trade-school', 'other'] as const;
export type EducationLevel = (typeof educationLevels)[number];

export const educationLevelNames: Readonly<Record<EducationLevel, string>> = {
  'high-school': 'High school',
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  'trade-school': 'Trade school',
  other: 'Other',
};

/** Numbers of the experience and certification slots. */
export const careerSlots = [1, 2, 3] as const;

/** Its own fields, as the inbox, the letters and tables call them; `values` names the coded ones. */
export const careerApplicationLabels = {
  confirmEmail: { label: 'Email, repeated' },
  educationLevel: { label: 'Education', values: educationLevelNames },
  schoolName: { label: 'School' },
  additionalInfo: { label: 'Additional information' },
  resumeFileName: { label: 'Résumé' },
  resumeFileSize: { label: 'Résumé file size' },
  fileMimeType: { label: 'Résumé file type' },
};

const line = optionalLine(limits.line);
/** A month or a year as people write it. */
const date = z.optional(z.string().check(...lineChecks, inAnyScript, atMost(limits.line, tooLong(limits.line))));

/** Optional fields, without the résumé. */
const optionalFields = {
  schoolName: line,
  company1: line,
  position1: line,
  startDate1: date,
  endDate1: date,
  references1: line,
  company2: line,
  position2: line,
  startDate2: date,
  endDate2: date,
  references2: line,
  company3: line,
  position3: line,
  startDate3: date,
  endDate3: date,
  references3: line,
  certification1: line,
  certYear1: date,
  certEducation1: line,
  certification2: line,
  certYear2: date,
  certEducation2: line,
  certification3: line,
  certYear3: date,
  certEducation3: line,
  additionalInfo: optionalText(limits.additionalInfo),
};

export const careerMessages = {
  confirmEmail: 'Please confirm your email',
  sameEmail: 'Email addresses must match',
  educationLevel: 'Please select your education level',
} as const;

const requiredFields = {
  ...contactFields,
  ...addressFields,
  confirmEmail: emailField(careerMessages.confirmEmail),
};

/** File name, size and type of a résumé. The file is stored apart from the record. */
const resumeFields = {
  resumeFileName: line,
  resumeFileSize: line,
  fileMimeType: line,
};

/** Compares the two addresses, in any case, as soon as both are filled in, even if other fields are invalid. */
const sameEmail = z.refine<{ email: string; confirmEmail: string }>(
  ({ email, confirmEmail }) => email.toLowerCase() === confirmEmail.toLowerCase(),
  {
    path: ['confirmEmail'],
    error: careerMessages.sameEmail,
    when: ({ value }) => {
      const { email, confirmEmail } = (value ?? {}) as Record<string, unknown>;
      return typeof email === 'string' && typeof confirmEmail === 'string' && confirmEmail.trim() !== '';
    },
  },
);

/** The form's values, without the résumé. A choice not made is an empty string. */
export const careerApplicationForm = z
  .object({
    ...requiredFields,
    ...optionalFields,
    educationLevel: z.optional(z.enum(['', ...educationLevels], { error: careerMessages.educationLevel })),
    ...captchaFields,
    ...honeypotField,
  })
  .check(sameEmail);
export type CareerApplicationFormValues = z.infer<typeof careerApplicationForm>;

/** Request body of POST /api/career-applications: unknown keys are refused. `fileData` is base64 without a data-URL prefix. */
export const careerApplicationPayload = z
  .strictObject({
    ...requiredFields,
    ...optionalFields,
    educationLevel: z.optional(z.enum(educationLevels, { error: careerMessages.educationLevel })),
    ...resumeFields,
    /** The file's size is checked elsewhere, because it has its own error. */
    fileData: z.optional(z.string().check(atMost(resumeBodyLimitBytes, resumeMessages.tooLarge.description))),
    ...captchaFields,
    ...honeypotField,
  })
  .check(sameEmail);
export type CareerApplicationPayload = z.infer<typeof careerApplicationPayload>;

/** A stored application. The résumé is a separate file. */
export const careerApplication = z.strictObject({
  id: uuid(),
  ...requiredFields,
  ...optionalFields,
  educationLevel: z.optional(z.enum(educationLevels)),
  ...resumeFields,
  createdAt: z.iso.datetime(),
});
export type CareerApplication = z.infer<typeof careerApplication>;
