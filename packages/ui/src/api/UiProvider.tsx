'use client';

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { use, useState, type ReactNode } from 'react';
import { ToastProvider } from '../components/Toast/ToastProvider.tsx';
import { Tooltips } from '../components/Tooltips/Tooltips.tsx';
import { createQueryClient } from './createQueryClient.ts';
import { ScheduleContext, type Schedule } from '../components/private/schedule.ts';

interface UiProviderProps {
  /** The cache of what was read from the API; one of its own unless given. */
  client?: QueryClient;
  /** Takes the place of every timer in it: in tests and stories no time runs out by itself. */
  schedule?: Schedule;
  children: ReactNode;
}

/** What forms need around them: the cache of API calls, toasts, and the labels of icon buttons. */
export const UiProvider = ({ client, schedule, children }: UiProviderProps) => {
  const [own] = useState(createQueryClient);
  const inherited = use(ScheduleContext);
  return (
    <QueryClientProvider client={client ?? own}>
      <ScheduleContext value={schedule ?? inherited}>
        <ToastProvider>{children}</ToastProvider>
        <Tooltips />
      </ScheduleContext>
    </QueryClientProvider>
  );
};
