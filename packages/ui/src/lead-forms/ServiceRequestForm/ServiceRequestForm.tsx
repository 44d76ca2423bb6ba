'use client';

import { serviceRequestForm, serviceTypes, toServiceRequestPayload } from '@hvac/content/model';
import { serviceRequestWords, type ServiceRequestWords } from '@hvac/content/words';
import type { LeadFormPlace } from '../form/LeadForm.tsx';
import { ServiceForm } from '../form/ServiceForm.tsx';

/** Asks for a visit: who, what, and whether the company knows the house already. */
export const ServiceRequestForm = ({
  id = 'service-request',
  words = serviceRequestWords,
  ...place
}: LeadFormPlace<ServiceRequestWords>) => (
  <ServiceForm
    {...place}
    id={id}
    words={words}
    schema={serviceRequestForm}
    types={serviceTypes}
    toPayload={toServiceRequestPayload}
  />
);
