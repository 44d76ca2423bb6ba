'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import {
  careerApplicationForm,
  educationLevelNames,
  endpoints,
  fitFileName,
  formatFileSize,
  limits,
  resumeAccept,
  resumeExtension,
  resumeTypes,
  slots,
  type CareerApplicationFormValues,
  type CareerApplicationPayload,
} from '@hvac/content/model';
import { careerWords } from '@hvac/content/words';
import { FileField } from '../../forms/FileField/FileField.tsx';
import { FormSection } from '../../forms/FormSection/FormSection.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { LeaveWarning } from '../../components/link/LeaveWarning.tsx';
import { useAutofillForm } from '../../forms/Field/useAutofillForm.ts';
import { LeadForm, type LeadFormPlace } from '../form/LeadForm.tsx';
import { optionsOf } from '../form/options.ts';
import { PersonFields } from '../form/PersonFields.tsx';
import { leadFormOptions, useLeadForm } from '../form/useLeadForm.ts';
import { CareerSlots } from './CareerSlots.tsx';
import { useResume } from './useResume.ts';

const experienceFields = ['company', 'position', 'startDate', 'endDate', 'references'] as const;
const certificationFields = ['certification', 'certYear', 'certEducation'] as const;

/** Names of the slots' fields, such as `company1`, in their order on the page. */
const experienceNames = slots.flatMap((slot) => experienceFields.map((field) => `${field}${slot}` as const));
const certificationNames = slots.flatMap((slot) => certificationFields.map((field) => `${field}${slot}` as const));

const asked = ['firstName', 'lastName', 'address', 'city', 'state', 'zipCode', 'phone', 'email'] as const;
const educationOptions = optionsOf(educationLevelNames);

/**
 * Turns what the form holds into what the API takes: what was left empty is left out.
 * @param resume the file, and its content in base64
 */
function toCareerPayload(
  { educationLevel, ...values }: CareerApplicationFormValues,
  resume: { file: File; fileData: string } | undefined,
): CareerApplicationPayload {
  const filled = Object.entries(values).filter(([, value]) => value !== '' && value !== undefined);
  const extension = resume && resumeExtension(resume.file.name);
  return {
    ...(Object.fromEntries(filled) as typeof values),
    ...(educationLevel ? { educationLevel } : {}),
    ...(resume && {
      resumeFileName: fitFileName(resume.file.name),
      resumeFileSize: formatFileSize(resume.file.size),
      fileData: resume.fileData,
      ...(extension && { fileMimeType: resumeTypes[extension] }),
    }),
  };
}

/** Applies for a job: who, what was learned and done, and a résumé. Warns before a half-filled form is left. */
export const CareerForm = ({ id = 'careers', words = careerWords, onSuccess, ...place }: LeadFormPlace) => {
  const resume = useResume();
  const { field, shell, hasTyped } = useLeadForm({
    id,
    form: useAutofillForm<CareerApplicationFormValues>({
      ...leadFormOptions,
      resolver: zodResolver(careerApplicationForm),
    }),
    order: [
      ...asked,
      ...(['confirmEmail', 'educationLevel', 'schoolName'] as const),
      ...experienceNames,
      ...certificationNames,
      'additionalInfo',
    ],
    endpoint: endpoints.careerApplications,
    toPayload: async (values) => toCareerPayload(values, await resume.read()),
    uploads: ({ fileData }) => (fileData ? 'your résumé' : undefined),
    sentToo: () => resume.file && { legend: 'Résumé', answers: [{ label: 'File', text: resume.file.name }] },
    words,
    onReset: resume.clear,
    onSuccess,
  });
  return (
    <LeadForm
      {...place}
      shell={shell}
      words={words}
      urgency="never"
      encType="multipart/form-data"
      draftHint="Please choose your résumé again."
    >
      <LeaveWarning when={() => hasTyped() || resume.file !== undefined} />
      <FormSection legend="You">
        <PersonFields names={asked} field={field} fullWidth="phone" />
        <TextField {...field('confirmEmail')} label="Confirm email" required type="email" autoComplete="email" />
      </FormSection>
      <FormSection legend="Résumé">
        <FileField
          id={`${id}-resume`}
          name="resume"
          label="Upload your résumé"
          hint="Optional. PDF, DOC or DOCX, up to 5 MB."
          fullWidth
          accept={resumeAccept}
          file={resume.file}
          error={resume.error}
          onChoose={resume.choose}
          onRemove={resume.clear}
        />
      </FormSection>
      <FormSection legend="Education" hint="Optional, like everything from here on.">
        <SelectField {...field('educationLevel')} label="Education level" options={educationOptions} />
        <TextField {...field('schoolName')} label="School name" />
      </FormSection>
      <CareerSlots field={field} />
      <FormSection legend="Anything else">
        <TextAreaField
          {...field('additionalInfo')}
          label="Additional information"
          hint="What you’ve built or repaired, when you can start, what you want to learn."
          fullWidth
          maximum={limits.additionalInfo}
        />
      </FormSection>
    </LeadForm>
  );
};
