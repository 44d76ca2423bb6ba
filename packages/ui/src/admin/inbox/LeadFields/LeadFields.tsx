import { dialNumber, fieldLabel, fieldValue, type LeadDetail } from '@hvac/content/model';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import * as css from './LeadFields.css.ts';

interface LeadFieldsProps {
  /** Everything the form said, in the form's order. */
  fields: LeadDetail['fields'];
}

/** Texts of several lines take the whole row. */
const isLong = (value: string) => value.length > 40 || value.includes('\n');

const Value = ({ name, value }: LeadDetail['fields'][number]) => {
  const number = /phone$/i.test(name) ? dialNumber(value) : undefined;
  if (number !== undefined) return <TextLink href={`tel:${number}`}>{value}</TextLink>;
  if (/email$/i.test(name)) return <TextLink href={`mailto:${encodeURIComponent(value)}`}>{value}</TextLink>;
  return fieldValue(name, value);
};

/** What a visitor wrote, as text: nothing in it is markup. */
export const LeadFields = ({ fields }: LeadFieldsProps) => (
  <dl className={css.fields}>
    {fields
      .filter(({ value }) => value !== '')
      .map((field) => (
        <div key={field.name} className={isLong(field.value) ? css.wide : undefined}>
          <dt className={css.label}>{fieldLabel(field.name)}</dt>
          <dd dir="auto" className={css.value}>
            <Value {...field} />
          </dd>
        </div>
      ))}
  </dl>
);
