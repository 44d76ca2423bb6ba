import { QueryClient } from '@tanstack/react-query';
import { apiRequest } from './apiRequest.ts';

/**
 * No retry and no automatic refetch. Calls go out even when the browser believes it is offline, so that they fail at
 * once.
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
