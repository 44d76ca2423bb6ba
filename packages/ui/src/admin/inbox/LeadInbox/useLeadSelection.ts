import type { LeadChange, LeadSummary } from '@hvac/content/model';
import { leadFailureWords } from '@hvac/content/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureOf, leadsKey } from '../../api.ts';
import { changeLeads, restoreLeads, staleMessage } from '../UndoBar/UndoBar.tsx';
import { useInbox } from '../InboxContext.ts';
import { formatChange, formatCount } from '../format.ts';

/** The kind of all leads; undefined when they are of several kinds. */
function kindOf(leads: readonly LeadSummary[]) {
  const [kind, ...otherKinds] = new Set(leads.map((lead) => lead.kind));
  return otherKinds.length > 0 ? undefined : kind;
}

/** Selects leads of the current page, and changes them at once. @param leads of that page */
export function useLeadSelection(leads: readonly LeadSummary[]) {
  const { team, undo } = useInbox();
  const client = useQueryClient();
  const [ids, setIds] = useState<ReadonlySet<string>>();
  const last = useRef<string>(undefined);
  const selected = leads.filter(({ id }) => ids?.has(id));
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: ({ change, before }: { change: LeadChange; before: readonly LeadSummary[] }) =>
      changeLeads({ leads: before.map(({ id, version }) => ({ id, version })), change }),
    onSuccess: ({ changed, stale }, { change, before }) => {
      // Leads that somebody else changed stay selected.
      const left = new Set(stale.map(({ id }) => id));
      setIds(left.size > 0 ? left : undefined);
      if (changed === 0) return;
      const toRestore = before.filter(({ id }) => !left.has(id));
      undo.offer({
        done: formatChange(change, formatCount(changed, 'lead'), kindOf(before), team),
        undo: () => restoreLeads(toRestore, change),
      });
    },
    // Also after an error: some leads may have changed.
    onSettled: () => client.invalidateQueries({ queryKey: leadsKey }),
  });
  const select = (next: ReadonlySet<string> | undefined) => {
    reset();
    setIds(next);
  };
  return {
    /** Selection mode is on. */
    on: ids !== undefined,
    selected,
    /** Of all selected leads; undefined when they are of several kinds, or none. */
    kind: kindOf(selected),
    busy: isPending,
    failure: failureOf(error, leadFailureWords.several) ?? staleMessage(data?.stale),
    start: () => select(new Set()),
    stop: () => select(undefined),
    /** @param isRange all from the one toggled before to this one become as this one */
    toggle: (id: string, isRange = false) => {
      const [from, to] = [last.current ?? id, id].map((end) => leads.findIndex((lead) => lead.id === end));
      const range = leads
        .slice(Math.min(from ?? -1, to ?? -1), Math.max(from ?? -1, to ?? -1) + 1)
        .map((lead) => lead.id);
      const next = new Set(ids);
      for (const each of isRange && from !== -1 ? range : [id]) {
        if (ids?.has(id)) next.delete(each);
        else next.add(each);
      }
      last.current = id;
      select(next);
    },
    /** @param all false selects none */
    selectAll: (all: boolean) => select(new Set(all ? leads.map(({ id }) => id) : [])),
    // As they are now: a poll may take them out of the list before the response arrives.
    change: (change: LeadChange) => mutate({ change, before: selected }),
  };
}

export type LeadSelection = ReturnType<typeof useLeadSelection>;
