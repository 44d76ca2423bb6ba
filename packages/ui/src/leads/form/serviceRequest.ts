import { endpoints } from '@hvac/content/model';
import { reachFields } from './PersonFields.tsx';

/** What a request for a visit and one for a price have in common: the office gets both as service requests. */
export const serviceRequest = {
  order: [...reachFields, 'serviceType', 'isNewCustomer', 'message'],
  endpoint: endpoints.serviceRequests,
  success: {
    title: 'Service Request Submitted',
    description: "We'll contact you shortly to schedule your service.",
  },
  failure: 'Failed to submit service request. Please try again.',
} as const;
