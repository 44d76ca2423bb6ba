'use client';

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ToastProvider } from '../components/Toast/ToastProvider.tsx';
import { createQueryClient } from './createQueryClient.ts';

interface UiProviderProps {
  /** The cache of what was read from the API; one of its own unless given. */
  client?: QueryClient;
  children: ReactNode;
}

/** What forms need around them: the cache of API calls, and toasts. */
export const UiProvider = ({ client, children }: UiProviderProps) => {
  const [own] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client ?? own}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  );
};
