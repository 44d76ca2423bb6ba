import { dayInNewYork, endpoints, isVisible, type CalendarDate, type Special } from '@hvac/content/model';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiRequest } from '../api-client/apiRequest.ts';
import type { Schedule } from '../api-client/schedule.ts';
import { useToday } from './useToday.ts';

/** Key of the visitors' list in the cache: out of date after every change that the office makes. */
export const specialsKey = [endpoints.specials] as const;

/** What people are told when the list did not come. */
export const specialsFailure = 'Failed to fetch specials';

async function fetchSpecials(): Promise<Special[]> {
  try {
    const response = await apiRequest('GET', endpoints.specials);
    const specials: unknown = await response.json();
    if (!Array.isArray(specials)) throw new TypeError('The answer is no list');
    return specials as Special[];
  } catch (cause) {
    throw new Error(specialsFailure, { cause });
  }
}

export interface Specials {
  status: 'loading' | 'ready' | 'failed';
  /** Those that show today, in the office's order. */
  specials: readonly Special[];
  /** The day in New York. */
  today: CalendarDate;
  /** Asks the server again. */
  retry: () => void;
}

interface SpecialsOptions {
  /** Waits for midnight. Tests bring their own. */
  schedule?: Schedule;
}

/** The specials that show today: filtered once more in the browser, and read again when midnight in New York passes. */
export function useSpecials({ schedule }: SpecialsOptions = {}): Specials {
  const today = useToday(schedule);
  const { data, isFetching, isError, isStale, refetch } = useQuery({
    queryKey: specialsKey,
    queryFn: fetchSpecials,
    // A list of yesterday lacks what begins today.
    staleTime: ({ state }) => (dayInNewYork(state.dataUpdatedAt) === today ? Infinity : 0),
  });
  useEffect(() => {
    if (data && isStale) void refetch();
    // Only when the day changes: a list that could not be read again stays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [today]);
  const specials = data?.filter((special) => isVisible(special, today)) ?? [];
  // A list that was read stays on the page while it is read again, and when that fails.
  const status = data ? 'ready' : isError && !isFetching ? 'failed' : 'loading';
  return { status, specials, today, retry: () => void refetch() };
}
