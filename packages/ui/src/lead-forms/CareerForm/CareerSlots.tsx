import type { CareerApplicationFormValues } from '@hvac/content/model';
import type { ComponentType } from 'react';
import { AddAnother } from '../../forms/FormSection/AddAnother.tsx';
import { FormSection } from '../../forms/FormSection/FormSection.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';

type Slot = 1 | 2 | 3;
type TextFieldTie = Omit<Parameters<typeof TextField>[0], 'label'>;

interface CareerSlotProps {
  slot: Slot;
  /** From `useLeadForm`. */
  field: (name: keyof CareerApplicationFormValues) => TextFieldTie;
}

const jobs = { 1: 'Latest job', 2: 'Job before that', 3: 'Third job' } as const;

const Job = ({ slot, field }: CareerSlotProps) => (
  <FormSection legend={jobs[slot]} level="slot">
    <TextField {...field(`company${slot}`)} label="Company" />
    <TextField {...field(`position${slot}`)} label="Position" />
    <TextField {...field(`startDate${slot}`)} label="Start date" />
    <TextField {...field(`endDate${slot}`)} label="End date" />
    <TextField {...field(`references${slot}`)} label="References" hint="A name and a phone number" fullWidth />
  </FormSection>
);

const certifications = { 1: 'First certification', 2: 'Second certification', 3: 'Third certification' } as const;

const Certification = ({ slot, field }: CareerSlotProps) => (
  <FormSection legend={certifications[slot]} level="slot">
    <TextField {...field(`certification${slot}`)} label="Certification" fullWidth />
    <TextField {...field(`certYear${slot}`)} label="Year" inputMode="numeric" />
    <TextField {...field(`certEducation${slot}`)} label="School or organization" />
  </FormSection>
);

interface ThreeProps extends Pick<CareerSlotProps, 'field'> {
  /** One slot. */
  of: ComponentType<CareerSlotProps>;
  /** What the row says that opens the next slot. */
  more: string;
}

/** Three slots, the second and third each behind a row that opens. */
const Three = ({ of: One, field, more }: ThreeProps) => (
  <>
    <One slot={1} field={field} />
    <AddAnother label={more}>
      <One slot={2} field={field} />
      <AddAnother label={more}>
        <One slot={3} field={field} />
      </AddAnother>
    </AddAnother>
  </>
);

/** Up to three jobs and three certifications. */
export const CareerSlots = ({ field }: Pick<CareerSlotProps, 'field'>) => (
  <>
    <FormSection legend="Experience" hint="For dates, the month and year are enough.">
      <Three of={Job} field={field} more="Add another job" />
    </FormSection>
    <FormSection legend="Certifications" hint="For example EPA 608 or NATE.">
      <Three of={Certification} field={field} more="Add another certification" />
    </FormSection>
  </>
);
