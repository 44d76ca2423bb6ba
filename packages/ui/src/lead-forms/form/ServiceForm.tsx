import { zodResolver } from '@hookform/resolvers/zod';
import {
  endpoints,
  repairType,
  type ServiceRequestFormValues,
  type ServiceRequestPayload,
  type ServiceType,
} from '@hvac/content/model';
import type { QuoteFormWords, ServiceRequestWords } from '@hvac/content/words';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx';
import { useAutofillForm } from '../../forms/private/useAutofillForm.ts';
import { LeadForm, type LeadFormPlace } from './LeadForm.tsx';
import { optionsOf, yesNoValues } from './options.ts';
import { PersonFields, contactFieldNames } from './PersonFields.tsx';
import { leadFormOptions, useLeadForm } from './useLeadForm.ts';

type ServiceFormWords = ServiceRequestWords | QuoteFormWords;

interface ServiceFormProps extends LeadFormPlace<ServiceFormWords> {
  id: string;
  words: ServiceFormWords;
  /** What the form takes. */
  schema: z.core.$ZodType<ServiceRequestFormValues, ServiceRequestFormValues>;
  /** The services to choose from. */
  types: readonly ServiceType[];
  /** The service that it begins with; none unless given. */
  initialType?: ServiceType;
  /** Turns what the form holds into what the API takes. */
  toPayload: (values: ServiceRequestFormValues) => ServiceRequestPayload;
}

/** A request for a visit, or for a price: the office gets both as service requests. */
export const ServiceForm = ({
  id,
  words,
  schema,
  types,
  initialType,
  toPayload,
  onSuccess,
  ...place
}: ServiceFormProps) => {
  const form = useAutofillForm<ServiceRequestFormValues>({ ...leadFormOptions, resolver: zodResolver(schema) });
  const serviceType = useWatch({ control: form.control, name: 'serviceType' });
  const { field, shell } = useLeadForm({
    id,
    form,
    order: [...contactFieldNames, 'serviceType', 'isNewCustomer', 'message'],
    endpoint: endpoints.serviceRequests,
    words,
    toPayload,
    onSuccess,
  });
  const { questions, shared } = words;
  return (
    // Something broken cannot wait.
    <LeadForm {...place} shell={shell} words={words} urgency={serviceType === repairType ? 'chosen' : 'possible'}>
      <PersonFields names={contactFieldNames} field={field} words={words} />
      <SelectField
        {...field('serviceType')}
        {...questions.serviceType}
        required
        fullWidth
        options={optionsOf(types, questions.serviceType.options)}
        {...(initialType ? { defaultValue: initialType } : { placeholder: shared?.select.choose })}
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
