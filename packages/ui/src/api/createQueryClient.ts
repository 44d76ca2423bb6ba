import { QueryClient } from '@tanstack/react-query';
import { apiRequest } from './apiRequest.ts';

/**
 * What is read stays read: no retry, no refetch by focus, connection or clock.
 * Calls go out even when the browser believes to be offline, so that they fail at once instead of waiting unseen.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey }): Promise<unknown> => (await apiRequest('GET', queryKey.join('/'))).json(),
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
