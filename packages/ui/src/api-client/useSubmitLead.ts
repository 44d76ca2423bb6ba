import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { apiRequest } from './apiRequest.ts';

/**
 * Sends a lead. What the server answers is not read: a lead that was taken must never look like a failure.
 * @param endpoint path of the call, such as `endpoints.serviceRequests`
 * @param invalidates key of the cached list that is out of date afterwards
 */
export function useSubmitLead<Payload>(endpoint: string, invalidates: QueryKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (payload: Payload) => apiRequest('POST', endpoint, payload),
    onSuccess: () => void client.invalidateQueries({ queryKey: invalidates }),
  });
}
