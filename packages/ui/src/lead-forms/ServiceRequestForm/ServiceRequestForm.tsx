'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import {
  serviceRequestForm,
  serviceTypes,
  toServiceRequestPayload,
  type ServiceRequestFormValues,
} from '@hvac/content/model';
import { serviceRequestWords, type ServiceRequestWords } from '@hvac/content/words';
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

/** Asks for a visit: who, what, and whether the company knows the house already. */
export const ServiceRequestForm = ({
  id = 'service-request',
  words = serviceRequestWords,
  onSuccess,
  ...place
}: LeadFormPlace<ServiceRequestWords>) => {
  const form = useAutofillForm<ServiceRequestFormValues>({
    ...leadFormOptions,
    resolver: zodResolver(serviceRequestForm),
  });
  const serviceType = useWatch({ control: form.control, name: 'serviceType' });
  const { field, shell } = useLeadForm({
    id,
    form,
    ...serviceRequest,
    words,
    toPayload: toServiceRequestPayload,
    onSuccess,
  });
  const { questions, shared } = words;
  return (
    <LeadForm {...place} shell={shell} words={words} urgency={serviceUrgency(serviceType)}>
      <PersonFields names={contactFields} field={field} words={words} />
      <SelectField
        {...field('serviceType')}
        {...questions.serviceType}
        required
        fullWidth
        placeholder={shared?.select.choose}
        options={optionsOf(serviceTypes, questions.serviceType.options)}
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
