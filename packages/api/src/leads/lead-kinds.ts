import { endpoints, serviceRequest, serviceRequestPayload } from '@hvac/content/model';
import { leadKind } from './lead-kind.ts';

/** Every kind of lead that the server takes. A new kind is one more entry. */
export const leadKinds = [
  leadKind({
    path: endpoints.serviceRequests,
    collection: 'service_requests',
    payload: serviceRequestPayload,
    entity: serviceRequest,
    toEntity: (payload, { id, createdAt }) => ({
      id,
      firstName: payload.firstName,
      lastName: payload.lastName,
      phone: payload.phone,
      email: payload.email,
      isNewCustomer: payload.isNewCustomer,
      serviceType: payload.serviceType,
      message: payload.message,
      createdAt,
    }),
  }),
] as const;

/** Schemas of the entities by collection, as the store wants them. */
export const leadCollections = Object.fromEntries(leadKinds.map(({ collection, entity }) => [collection, entity]));
