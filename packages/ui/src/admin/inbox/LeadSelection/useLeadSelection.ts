import { endpoints, type LeadChange, type LeadSummary } from '@hvac/content/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../api-client/ApiError.ts';
import { adminRequest } from '../../adminRequest.ts';
import { leadsKey } from '../useOverview.ts';
import { count } from '../words.ts';

/**
 * Several leads of the page in view, to be changed at once.
 * @param leads of that page: what is not in view is not selected
 */
export function useLeadSelection(leads: readonly LeadSummary[]) {
  const client = useQueryClient();
  const [ids, setIds] = useState<ReadonlySet<string>>();
  const [done, setDone] = useState('');
  const selected = leads.filter(({ id }) => ids?.has(id));
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (change: LeadChange) =>
      adminRequest('POST', `${endpoints.adminLeads}/changes`, { ids: selected.map(({ id }) => id), change }),
    // Also after a failure: some may have been changed.
    onSettled: () => client.invalidateQueries({ queryKey: leadsKey }),
  });
  const select = (next: ReadonlySet<string> | undefined) => {
    reset();
    setDone('');
    setIds(next);
  };
  return {
    /** Leads are being selected. */
    on: ids !== undefined,
    selected,
    busy: isPending,
    failure: error ? sentenceOf(error, 'The leads could not be changed. Please try again.') : undefined,
    /** "3 leads marked done.", once they are. */
    done,
    start: () => select(new Set()),
    stop: () => select(undefined),
    toggle: (id: string) =>
      select(new Set(ids?.has(id) ? [...ids].filter((other) => other !== id) : [...(ids ?? []), id])),
    /** @param all or none */
    selectAll: (all: boolean) => select(new Set(all ? leads.map(({ id }) => id) : [])),
    /** @param what was done to them: "marked done" */
    change: async (change: LeadChange, what: string) => {
      const words = `${count(selected.length, 'lead')} ${what}.`;
      await mutateAsync(change).then(
        () => {
          setIds(undefined);
          setDone(words);
        },
        // Told beside the buttons.
        () => {},
      );
    },
  };
}

export type LeadSelection = ReturnType<typeof useLeadSelection>;
