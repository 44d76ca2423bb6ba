'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import {
  endpoints,
  serviceRequestForm,
  serviceTypes,
  toServiceRequestPayload,
  type ServiceRequestFormValues,
} from '@hvac/content/model';
import { useForm } from 'react-hook-form';
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup.tsx';
import { Select } from '../../forms/Select/Select.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { LeadForm, type LeadFormPlace } from '../form/LeadForm.tsx';
import { yesNo } from '../form/options.ts';
import { PersonFields, reachFields } from '../form/PersonFields.tsx';
import { leadFormOptions, useLeadForm } from '../form/useLeadForm.ts';

interface ServiceRequestFormProps extends LeadFormPlace {
  /** Called when the request was taken. */
  onSuccess?: () => void;
}

/** Asks for a visit: who, what, and whether the company knows the house already. */
export const ServiceRequestForm = ({ id = 'service-request', onSuccess, ...place }: ServiceRequestFormProps) => {
  const { field, shell } = useLeadForm({
    id,
    form: useForm<ServiceRequestFormValues>({ ...leadFormOptions, resolver: zodResolver(serviceRequestForm) }),
    order: [...reachFields, 'serviceType', 'isNewCustomer', 'message'],
    endpoint: endpoints.serviceRequests,
    invalidates: [endpoints.serviceRequests],
    toPayload: toServiceRequestPayload,
    success: {
      title: 'Service Request Submitted',
      description: "We'll contact you shortly to schedule your service.",
    },
    failure: 'Failed to submit service request. Please try again.',
    onSuccess,
  });
  return (
    <LeadForm
      {...place}
      shell={shell}
      what="request"
      name="Request service"
      submitLabel={{ idle: 'Submit request', sending: 'SUBMITTING...' }}
    >
      <PersonFields names={reachFields} field={field} />
      <Select {...field('serviceType')} label="Type of service" required wide options={serviceTypes} />
      <RadioGroup {...field('isNewCustomer')} label="Are you a new customer?" required wide options={yesNo} />
      <TextArea {...field('message')} label="What assistance do you need?" required wide />
    </LeadForm>
  );
};
