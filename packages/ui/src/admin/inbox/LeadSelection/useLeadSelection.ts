import { endpoints, type LeadChange, type LeadChanges, type LeadsChanged, type LeadSummary } from '@hvac/content/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getErrorMessage } from '../../../api/ApiError.ts';
import { adminRequest } from '../../auth/adminRequest.ts';
import { leadsKey } from '../useOverview.ts';
import { count } from '../words.ts';

/** Which leads were left as somebody else has made them. */
const staleWords = (stale: LeadsChanged['stale']): string => {
  const leads = stale.map(({ name, by }) => `${name} (by ${by})`).join(', ');
  return `Not changed by you, because somebody else just did: ${leads}. Look again, then choose.`;
};

/**
 * Several leads of the page in view, to be changed at once.
 * @param leads of that page: what is not in view is not selected
 */
export function useLeadSelection(leads: readonly LeadSummary[]) {
  const client = useQueryClient();
  const [ids, setIds] = useState<ReadonlySet<string>>();
  const [done, setDone] = useState('');
  const selected = leads.filter(({ id }) => ids?.has(id));
  const { mutateAsync, isPending, error, data, reset } = useMutation({
    mutationFn: async (change: LeadChange) => {
      const wanted: LeadChanges = { leads: selected.map(({ id, version }) => ({ id, version })), change };
      return (await (await adminRequest('POST', `${endpoints.adminLeads}/changes`, wanted)).json()) as LeadsChanged;
    },
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
    failure: error
      ? getErrorMessage(error, 'The leads could not be changed. Please try again.')
      : data && data.stale.length > 0
        ? staleWords(data.stale)
        : undefined,
    /** "3 leads marked done.", once they are. */
    done,
    start: () => select(new Set()),
    stop: () => select(undefined),
    toggle: (id: string) =>
      select(new Set(ids?.has(id) ? [...ids].filter((other) => other !== id) : [...(ids ?? []), id])),
    /** @param all or none */
    selectAll: (all: boolean) => select(new Set(all ? leads.map(({ id }) => id) : [])),
    /** @param what was done to them: "marked done" */
    change: (change: LeadChange, what: string) =>
      mutateAsync(change).then(
        ({ changed, stale }) => {
          // What somebody else changed is still to be looked at.
          setIds(stale.length > 0 ? new Set(stale.map(({ id }) => id)) : undefined);
          setDone(changed > 0 ? `${count(changed, 'lead')} ${what}.` : '');
        },
        // Told beside the buttons.
        () => {},
      ),
  };
}

export type LeadSelection = ReturnType<typeof useLeadSelection>;
