import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { apiRequest } from './apiRequest.ts';

/**
 * Sends a lead. What the server answers is not read: a lead that was taken must never look like a failure.
 * @param endpoint path of the call, such as `endpoints.serviceRequests`
 * @param invalidates key of the cached list that is out of date afterwards
 * @param send another way to send it; a POST of JSON unless given
 */
export function useSubmitLead<Payload>(
  endpoint: string,
  invalidates: QueryKey,
  send: (payload: Payload) => Promise<unknown> = (payload) => apiRequest('POST', endpoint, payload),
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (payload: Payload | Promise<Payload>) => send(await payload),
    onSuccess: () => void client.invalidateQueries({ queryKey: invalidates }),
  });
}
