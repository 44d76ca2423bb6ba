import { localDay, endpoints, isVisible, startOfLocalDay, type CalendarDate, type Special } from '@hvac/content/model';
import { specialsWords } from '@hvac/content/words';
import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { apiRequest } from '../api/apiRequest.ts';
import { useToday } from './useToday.ts';
import { InitialSpecialsContext } from './InitialSpecialsContext.ts';

/** Key of the visitors' list in the cache: out of date after every change that the office makes. */
export const specialsKey = [endpoints.specials] as const;

const texts = ['id', 'title', 'description', 'discount', 'terms', 'expirationDate'] as const;
const optionalTexts = ['printURL', 'startDate'] as const;

/** Whether a card can show it. Without zod, which the page of offers does not load. */
const isSpecial = (value: Partial<Special> | null): value is Special =>
  texts.every((key) => typeof value?.[key] === 'string') &&
  optionalTexts.every((key) => ['string', 'undefined'].includes(typeof value?.[key]));

async function fetchSpecials(): Promise<readonly Special[]> {
  try {
    const response = await apiRequest('GET', endpoints.specials, undefined, { accept: 'application/json' });
    const specials: unknown = await response.json();
    if (!Array.isArray(specials) || !specials.every(isSpecial)) throw new TypeError('The answer lists no specials');
    return specials;
  } catch (cause) {
    throw new Error(specialsWords.failed, { cause });
  }
}

export interface Specials {
  status: 'loading' | 'ready' | 'failed';
  /** Those that show today, in the office's order. */
  specials: readonly Special[];
  /** The company's day. */
  today: CalendarDate;
  /** Asks the server again. */
  retry: () => void;
}

/**
 * The specials that show today, read again when the company's midnight passes. A prerendered page begins with those in
 * it.
 */
export function useSpecials(): Specials {
  const initial = useContext(InitialSpecialsContext);
  const today = useToday(initial ?? undefined);
  const { data, isFetching, isError, isStale, refetch } = useQuery({
    queryKey: specialsKey,
    queryFn: fetchSpecials,
    ...(initial?.specials && {
      initialData: initial.specials,
      // A device whose clock differs may have kept an old page: then the server is asked.
      initialDataUpdatedAt: (initial.openedOn ?? initial.today) === initial.today ? startOfLocalDay(initial.today) : 0,
    }),
    enabled: initial?.specials !== null,
    // Yesterday's list lacks what begins today.
    staleTime: ({ state }) => (localDay(state.dataUpdatedAt) === today ? Infinity : 0),
  });
  useEffect(() => {
    if (data && isStale) void refetch();
    // Only when the day changes: a list that could not be read again stays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [today]);
  const specials = data?.filter((offer) => isVisible(offer, today)) ?? [];
  // Keeps the list while it is refetched, and when that fails.
  const failed = isError || initial?.specials === null;
  const status = data ? 'ready' : failed && !isFetching ? 'failed' : 'loading';
  return { status, specials, today, retry: () => void refetch() };
}
