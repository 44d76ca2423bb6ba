import { careerSlots, type CareerApplicationFormValues } from '@hvac/content/model';
import type { CareerWords } from '@hvac/content/words';
import { AddAnother } from '../../forms/FormSection/AddAnother.tsx';
import { FormSection } from '../../forms/FormSection/FormSection.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';

/** The questions of a job, and of a certification, in the order of the page. */
const jobFields = ['company', 'position', 'startDate', 'endDate', 'references'] as const;
const certificationFields = ['certification', 'certYear', 'certEducation'] as const;

type SlotField = (typeof jobFields | typeof certificationFields)[number];

/** Beyond their words. */
const looks: Partial<Record<SlotField, Pick<Parameters<typeof TextField>[0], 'fullWidth' | 'inputMode'>>> = {
  references: { fullWidth: true },
  certification: { fullWidth: true },
  certYear: { inputMode: 'numeric' },
};

/** Names of the slots' fields, such as `company1`, in their order on the page. */
export const slotNames = [jobFields, certificationFields].flatMap((fields) =>
  careerSlots.flatMap((slot) => fields.map((name: SlotField) => `${name}${slot}` as const)),
);

interface CareerSlotsProps {
  /** From `useLeadForm`. */
  field: (name: keyof CareerApplicationFormValues) => Omit<Parameters<typeof TextField>[0], 'label'>;
  words: CareerWords;
}

interface SlotsProps extends CareerSlotsProps {
  fields: readonly SlotField[];
  /** Of each slot. */
  legends: readonly string[];
  /** What the row says that opens the next slot. */
  more: string;
}

/** Three slots, the second and third each behind a row that opens. */
const Slots = ({ field, words, fields, legends, more }: SlotsProps) => {
  const [first, second, third] = careerSlots.map((slot, index) => (
    <FormSection key={slot} legend={legends[index] ?? ''} level="slot">
      {fields.map((name) => (
        <TextField key={name} {...field(`${name}${slot}`)} {...words.questions[name]} {...looks[name]} />
      ))}
    </FormSection>
  ));
  return (
    <>
      {first}
      <AddAnother label={more}>
        {second}
        <AddAnother label={more}>{third}</AddAnother>
      </AddAnother>
    </>
  );
};

/** Up to three jobs and three certifications. */
export const CareerSlots = (props: CareerSlotsProps) => {
  const { parts, slots } = props.words;
  return (
    <>
      <FormSection {...parts.experience}>
        <Slots {...props} fields={jobFields} legends={slots.jobs} more={slots.anotherJob} />
      </FormSection>
      <FormSection {...parts.certifications}>
        <Slots
          {...props}
          fields={certificationFields}
          legends={slots.certifications}
          more={slots.anotherCertification}
        />
      </FormSection>
    </>
  );
};
