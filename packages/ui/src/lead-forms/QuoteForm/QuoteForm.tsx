'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { quoteForm, quoteTypes, toQuotePayload, type QuoteFormValues } from '@hvac/content/model';
import { quoteFormWords } from '@hvac/content/words';
import { useWatch } from 'react-hook-form';
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx';
import { useAutofillForm } from '../../forms/Field/useAutofillForm.ts';
import { LeadForm, type LeadFormPlace } from '../form/LeadForm.tsx';
import { yesNo } from '../form/options.ts';
import { PersonFields, reachFields } from '../form/PersonFields.tsx';
import { serviceRequest, serviceUrgency } from '../form/serviceRequest.ts';
import { leadFormOptions, useLeadForm } from '../form/useLeadForm.ts';

interface QuoteFormProps extends LeadFormPlace {
  /** The city of the page: the office reads it first. */
  city: string;
  /** Label of its button, such as "Get my free quote". */
  send: string;
}

const needLabels: Record<(typeof quoteTypes)[number], string> = {
  'New System Quote': 'A new system',
  'Schedule Repair': 'A repair',
};
const needs = quoteTypes.map((value) => ({ value, label: needLabels[value] }));

/** Asks for a price in a city: of a new system, unless the visitor says that something is broken. */
export const QuoteForm = ({
  id = 'quote-form',
  city,
  send,
  words = quoteFormWords(send),
  onSuccess,
  ...place
}: QuoteFormProps) => {
  const form = useAutofillForm<QuoteFormValues>({ ...leadFormOptions, resolver: zodResolver(quoteForm) });
  const serviceType = useWatch({ control: form.control, name: 'serviceType' });
  const { field, shell } = useLeadForm({
    id,
    form,
    ...serviceRequest,
    words,
    toPayload: (values) => toQuotePayload(values, city),
    onSuccess,
  });
  return (
    <LeadForm {...place} shell={shell} words={words} urgency={serviceUrgency(serviceType)}>
      <PersonFields names={reachFields} field={field} />
      <SelectField
        {...field('serviceType')}
        label="What do you need a quote for?"
        required
        fullWidth
        options={needs}
        defaultValue={quoteTypes[0]}
      />
      <RadioGroup {...field('isNewCustomer')} label="Are you a new customer?" required fullWidth options={yesNo} />
      <TextAreaField
        {...field('message')}
        label="How can we help?"
        hint="The size and age of your house, what system you have now, and what you’d like."
        required
        fullWidth
      />
    </LeadForm>
  );
};
