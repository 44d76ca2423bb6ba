'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { quoteForm, quoteTypes, toQuotePayload, type QuoteFormValues } from '@hvac/content/model';
import { quoteFormWords, type QuoteWords } from '@hvac/content/words';
import { useWatch } from 'react-hook-form';
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx';
import { useAutofillForm } from '../../forms/private/useAutofillForm.ts';
import { LeadForm, type LeadFormPlace } from '../form/LeadForm.tsx';
import { optionsOf, yesNoValues } from '../form/options.ts';
import { PersonFields, contactFields } from '../form/PersonFields.tsx';
import { serviceRequest, serviceUrgency } from '../form/serviceRequest.ts';
import { leadFormOptions, useLeadForm } from '../form/useLeadForm.ts';

interface QuoteFormProps extends LeadFormPlace<QuoteWords> {
  /** The city of the page: the office reads it first. */
  city: string;
  /** Label of its button, such as "Get my free quote". */
  send: string;
}

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
  const { questions } = words;
  return (
    <LeadForm {...place} shell={shell} words={words} urgency={serviceUrgency(serviceType)}>
      <PersonFields names={contactFields} field={field} words={words} />
      <SelectField
        {...field('serviceType')}
        {...questions.serviceType}
        required
        fullWidth
        options={optionsOf(quoteTypes, questions.serviceType.options)}
        defaultValue={quoteTypes[0]}
      />
      <RadioGroup
        {...field('isNewCustomer')}
        {...questions.isNewCustomer}
        required
        fullWidth
        options={optionsOf(yesNoValues, questions.isNewCustomer.options)}
      />
      <TextAreaField {...field('message')} {...questions.message} required fullWidth />
    </LeadForm>
  );
};
