import { endpoints, repairType, type ServiceType } from '@hvac/content/model';
import { contactFields } from './PersonFields.tsx';

/** What a request for a visit and one for a price have in common: the office gets both as service requests. */
export const serviceRequest = {
  order: [...contactFields, 'serviceType', 'isNewCustomer', 'message'],
  endpoint: endpoints.serviceRequests,
} as const;

/** Whether what was chosen can wait: something broken cannot. */
export const serviceUrgency = (chosen: ServiceType | undefined) => (chosen === repairType ? 'chosen' : 'possible');
