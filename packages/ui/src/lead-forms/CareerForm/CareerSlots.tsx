import type { CareerApplicationFormValues } from '@hvac/content/model';
import type { CareerWords } from '@hvac/content/words';
import type { ReactNode } from 'react';
import { AddAnother } from '../../forms/FormSection/AddAnother.tsx';
import { FormSection } from '../../forms/FormSection/FormSection.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';

type Slot = 1 | 2 | 3;
type TextFieldProps = Omit<Parameters<typeof TextField>[0], 'label'>;

interface CareerSlotsProps {
  /** From `useLeadForm`. */
  field: (name: keyof CareerApplicationFormValues) => TextFieldProps;
  words: CareerWords;
}

interface ThreeProps {
  /** Renders one slot. */
  slot: (slot: Slot) => ReactNode;
  /** What the row says that opens the next slot. */
  more: string;
}

/** Three slots, the second and third each behind a row that opens. */
const Three = ({ slot, more }: ThreeProps) => (
  <>
    {slot(1)}
    <AddAnother label={more}>
      {slot(2)}
      <AddAnother label={more}>{slot(3)}</AddAnother>
    </AddAnother>
  </>
);

/** Up to three jobs and three certifications. */
export const CareerSlots = ({ field, words: { parts, slots, questions } }: CareerSlotsProps) => {
  const job = (slot: Slot) => (
    <FormSection legend={slots.jobs[slot - 1] ?? ''} level="slot">
      <TextField {...field(`company${slot}`)} {...questions.company} />
      <TextField {...field(`position${slot}`)} {...questions.position} />
      <TextField {...field(`startDate${slot}`)} {...questions.startDate} />
      <TextField {...field(`endDate${slot}`)} {...questions.endDate} />
      <TextField {...field(`references${slot}`)} {...questions.references} fullWidth />
    </FormSection>
  );
  const certification = (slot: Slot) => (
    <FormSection legend={slots.certifications[slot - 1] ?? ''} level="slot">
      <TextField {...field(`certification${slot}`)} {...questions.certification} fullWidth />
      <TextField {...field(`certYear${slot}`)} {...questions.certYear} inputMode="numeric" />
      <TextField {...field(`certEducation${slot}`)} {...questions.certEducation} />
    </FormSection>
  );
  return (
    <>
      <FormSection {...parts.experience}>
        <Three slot={job} more={slots.anotherJob} />
      </FormSection>
      <FormSection {...parts.certifications}>
        <Three slot={certification} more={slots.anotherCertification} />
      </FormSection>
    </>
  );
};
