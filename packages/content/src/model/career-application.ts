import * as z from 'zod/mini';
import { captchaFields, honeypotField } from './captcha.ts';
import { resumeBodyLimitBytes } from './endpoints.ts';
import { addressFields, contactFields } from './person.ts';
import { resumeMessages } from './resume.ts';
import { atMost, emailField, limits, optionalLine, optionalText } from './text.ts';

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

/** Slots for experience and for certifications. */
export const slots = [1, 2, 3] as const;

/** Its own fields, as the inbox, the letters and tables call them; `values` names the coded ones. */
export const careerApplicationLabels = {
  confirmEmail: { label: 'E-mail, repeated' },
  educationLevel: { label: 'Education', values: educationLevelNames },
  schoolName: { label: 'School' },
  additionalInfo: { label: 'Additional information' },
  resumeFileName: { label: 'Résumé' },
  resumeFileSize: { label: 'Résumé file size' },
  fileMimeType: { label: 'Résumé file type' },
};

const line = optionalLine(limits.line);

/** All that an applicant may leave out, without the résumé. */
const optionalFields = {
  schoolName: line,
  company1: line,
  position1: line,
  startDate1: line,
  endDate1: line,
  references1: line,
  company2: line,
  position2: line,
  startDate2: line,
  endDate2: line,
  references2: line,
  company3: line,
  position3: line,
  startDate3: line,
  endDate3: line,
  references3: line,
  certification1: line,
  certYear1: line,
  certEducation1: line,
  certification2: line,
  certYear2: line,
  certEducation2: line,
  certification3: line,
  certYear3: line,
  certEducation3: line,
  additionalInfo: optionalText(limits.additionalInfo),
};

const requiredFields = {
  ...contactFields,
  ...addressFields,
  confirmEmail: emailField('Please confirm your email'),
};

const selectLevel = 'Please select your education level';

/** What the browser tells about a résumé, beside its content. The file itself is kept apart from the record. */
const resumeFields = {
  resumeFileName: line,
  resumeFileSize: line,
  fileMimeType: line,
};

/** Both addresses are compared as soon as both are there, whatever else is still to be fixed. */
const sameEmail = z.refine<{ email: string; confirmEmail: string }>(
  ({ email, confirmEmail }) => email === confirmEmail,
  {
    path: ['confirmEmail'],
    error: 'Email addresses must match',
    when: ({ value }) => {
      const { email, confirmEmail } = (value ?? {}) as Record<string, unknown>;
      return typeof email === 'string' && typeof confirmEmail === 'string' && confirmEmail.trim() !== '';
    },
  },
);

/** What the form holds; the résumé is beside it. An unanswered choice is an empty text. */
export const careerApplicationForm = z
  .object({
    ...requiredFields,
    ...optionalFields,
    educationLevel: z.optional(z.enum(['', ...educationLevels], { error: selectLevel })),
    ...captchaFields,
    ...honeypotField,
  })
  .check(sameEmail);
export type CareerApplicationFormValues = z.infer<typeof careerApplicationForm>;

/** What POST /api/career-applications takes: unknown keys are refused. `fileData` is base64 without a data-URL prefix. */
export const careerApplicationPayload = z
  .strictObject({
    ...requiredFields,
    ...optionalFields,
    educationLevel: z.optional(z.enum(educationLevels, { error: selectLevel })),
    ...resumeFields,
    /** Its own size is checked beside the schema: too large a file is another refusal than a wrong field. */
    fileData: z.optional(z.string().check(atMost(resumeBodyLimitBytes, resumeMessages.tooLarge.description))),
    ...captchaFields,
    ...honeypotField,
  })
  .check(sameEmail);
export type CareerApplicationPayload = z.infer<typeof careerApplicationPayload>;

/** A stored application. The bytes of its résumé are a file of their own. */
export const careerApplication = z.strictObject({
  id: z.uuid(),
  ...requiredFields,
  ...optionalFields,
  educationLevel: z.optional(z.enum(educationLevels)),
  ...resumeFields,
  createdAt: z.iso.datetime(),
});
export type CareerApplication = z.infer<typeof careerApplication>;
