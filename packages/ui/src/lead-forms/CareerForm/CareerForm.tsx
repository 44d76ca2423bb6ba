'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import {
  careerApplicationForm,
  educationLevelNames,
  educationLevels,
  endpoints,
  fitFileName,
  formatFileSize,
  limits,
  resumeAccept,
  resumeExtension,
  resumeTypes,
  type CareerApplicationFormValues,
  type CareerApplicationPayload,
} from '@hvac/content/model';
import { careerWords, type CareerWords } from '@hvac/content/words';
import { FileField } from '../../forms/FileField/FileField.tsx';
import { FormSection } from '../../forms/FormSection/FormSection.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { LeaveWarning } from '../../components/private/LeaveWarning.tsx';
import { useAutofillForm } from '../../forms/private/useAutofillForm.ts';
import { LeadForm, type LeadFormPlace } from '../form/LeadForm.tsx';
import { optionsOf } from '../form/options.ts';
import { PersonFields } from '../form/PersonFields.tsx';
import { leadFormOptions, useLeadForm } from '../form/useLeadForm.ts';
import { CareerSlots, slotNames } from './CareerSlots.tsx';
import { useResume } from './useResume.ts';

const asked = ['firstName', 'lastName', 'address', 'city', 'state', 'zipCode', 'phone', 'email'] as const;

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
export const CareerForm = ({
  id = 'careers',
  words = careerWords,
  onSuccess,
  ...place
}: LeadFormPlace<CareerWords>) => {
  const resume = useResume(words.messages);
  const { parts, questions, shared } = words;
  const { field, shell, hasTyped } = useLeadForm({
    id,
    form: useAutofillForm<CareerApplicationFormValues>({
      ...leadFormOptions,
      resolver: zodResolver(careerApplicationForm),
    }),
    order: [...asked, 'confirmEmail', 'resume', 'educationLevel', 'schoolName', ...slotNames, 'additionalInfo'],
    endpoint: endpoints.careerApplications,
    toPayload: async (values) => toCareerPayload(values, await resume.read()),
    fileErrors: { resume: resume.error },
    uploads: ({ fileData }) => (fileData ? words.file.uploaded : undefined),
    sentToo: () =>
      resume.file && { legend: parts.resume.legend, answers: [{ label: words.file.answer, text: resume.file.name }] },
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
      draftHint={words.file.again}
    >
      <LeaveWarning when={() => hasTyped() || resume.file !== undefined} />
      <FormSection {...parts.you}>
        <PersonFields names={asked} field={field} words={words} fullWidth="phone" />
        <TextField {...field('confirmEmail')} {...questions.confirmEmail} required type="email" autoComplete="email" />
      </FormSection>
      <FormSection {...parts.resume}>
        <FileField
          id={`${id}-resume`}
          name="resume"
          {...questions.resume}
          fullWidth
          accept={resumeAccept}
          file={resume.file}
          error={resume.error}
          onChoose={resume.choose}
          onRemove={resume.clear}
          refusedName={resume.refusedName}
          onRemoveRefused={resume.clearRefused}
          words={shared?.file}
        />
      </FormSection>
      <FormSection {...parts.education}>
        <SelectField
          {...field('educationLevel')}
          {...questions.educationLevel}
          placeholder={shared?.select.choose}
          options={optionsOf(educationLevels, questions.educationLevel.options ?? educationLevelNames)}
        />
        <TextField {...field('schoolName')} {...questions.schoolName} />
      </FormSection>
      <CareerSlots field={field} words={words} />
      <FormSection {...parts.more}>
        <TextAreaField
          {...field('additionalInfo')}
          {...questions.additionalInfo}
          fullWidth
          maximum={limits.additionalInfo}
          words={shared?.counter}
        />
      </FormSection>
    </LeadForm>
  );
};
