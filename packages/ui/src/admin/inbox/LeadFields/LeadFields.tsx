import { fieldLabel, fieldValue, formatPhone, mailtoLink, phoneParts, type LeadDetail } from '@hvac/content/model';
import { Fragment } from 'react';
import { AutoGrid } from '../../../components/layout/AutoGrid/AutoGrid.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import * as css from './LeadFields.css.ts';

interface LeadFieldsProps {
  /** All fields of the form, in its order. */
  fields: LeadDetail['fields'];
}

/** A link to a street address on a map. City and ZIP code come from the fields beside it. */
function mapLink(name: string, street: string, fields: LeadDetail['fields']): string {
  const prefix = name.startsWith('friend') ? 'friend' : '';
  const said = (part: string) =>
    fields.find((field) => field.name === (prefix ? `friend${part.charAt(0).toUpperCase()}${part.slice(1)}` : part))
      ?.value;
  const place = [street, said('city'), said('state'), said('zipCode')].filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

/** Long texts get a row of their own. */
const isLong = (value: string) => value.length > 40 || value.includes('\n');

/** A line with phone numbers, each of them a link. */
const Phones = ({ line }: { line: string }) =>
  phoneParts(formatPhone(line)).map(({ text, number }, index) => (
    <Fragment key={index}>{number === undefined ? text : <TextLink href={`tel:${number}`}>{text}</TextLink>}</Fragment>
  ));

const Value = ({ name, value, fields }: LeadDetail['fields'][number] & LeadFieldsProps) => {
  if (/phone$/i.test(name)) return <Phones line={value} />;
  if (/email$/i.test(name)) return <TextLink href={mailtoLink(value)}>{value}</TextLink>;
  if (/address$/i.test(name)) return <TextLink href={mapLink(name, value, fields)}>{value}</TextLink>;
  return fieldValue(name, value);
};

/** The fields of a lead, as plain text, never as markup. */
export const LeadFields = ({ fields }: LeadFieldsProps) => (
  <AutoGrid as="dl" maxColumns="many">
    {fields
      .filter(({ value }) => value !== '')
      .map((field) => (
        <div key={field.name} className={isLong(field.value) ? css.wide : undefined}>
          <dt className={css.label}>{fieldLabel(field.name)}</dt>
          <dd dir="auto" className={css.value}>
            <Value {...field} fields={fields} />
          </dd>
        </div>
      ))}
  </AutoGrid>
);
