import { endpoints, type LeadChange, type LeadChanges, type LeadsChanged, type LeadSummary } from '@hvac/content/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getErrorMessage } from '../../../api/ApiError.ts';
import { adminFetch, leadsKey, overviewQuery } from '../../api.ts';

type LeadBefore = Pick<LeadSummary, 'id' | 'version' | 'status' | 'followUp' | 'assignee'>;

/** What takes a change back. Closing a lead clears its follow-up day, so both come back together. */
const inverseOf = ({ status, followUp, assignee }: LeadBefore, change: LeadChange): LeadChange => ({
  ...((change.status !== undefined || change.followUp !== undefined) && { status, followUp: followUp ?? null }),
  ...(change.assignee !== undefined && { assignee: assignee?.id ?? null }),
  ...(change.suspect !== undefined && { suspect: !change.suspect }),
});

/** The version that a change leaves: it counts changes of status, follow-up day and person. */
const versionAfter = ({ version, status, followUp, assignee }: LeadBefore, change: LeadChange): number =>
  version +
  Number(change.status !== undefined && change.status !== status) +
  Number(change.followUp !== undefined && change.followUp !== (followUp ?? null)) +
  Number(change.assignee !== undefined && change.assignee !== (assignee?.id ?? null));

/** Makes one change of several leads. Those that somebody else has changed since are left alone. */
export const changeLeads = (changes: LeadChanges) =>
  adminFetch<LeadsChanged>('POST', `${endpoints.adminLeads}/changes`, changes);

/** Which leads were left as somebody else has made them. */
export const staleWords = (stale: LeadsChanged['stale']) => {
  const leads = stale.map(({ name, by }) => `${name} (by ${by})`).join(', ');
  return `Not changed, because somebody else just changed them: ${leads}. Check and try again.`;
};

interface Done {
  /** What was done, in a sentence. */
  done: string;
  /** The leads as they were before. */
  before: readonly LeadBefore[];
  change: LeadChange;
  /** Shows the lead again. */
  onUndo?: () => void;
}

/** The last change, and the way back to each lead's earlier state. */
export function useUndo() {
  const client = useQueryClient();
  const [last, setLast] = useState<Done>();
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: ({ before, change }: Done) =>
      Promise.all(
        before.map((lead) =>
          changeLeads({
            leads: [{ id: lead.id, version: versionAfter(lead, change) }],
            change: inverseOf(lead, change),
          }),
        ),
      ),
    onSuccess: (_results, { onUndo }) => onUndo?.(),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: leadsKey });
      void client.invalidateQueries(overviewQuery);
    },
  });
  const stale = data?.flatMap((result) => result.stale) ?? [];
  return {
    /** What was done, in a sentence; empty before anything was. */
    done: data ? '' : (last?.done ?? ''),
    busy: isPending,
    failure: error
      ? getErrorMessage(error, 'We couldn’t undo this. Please try again.')
      : stale.length > 0
        ? staleWords(stale)
        : undefined,
    run: () => last && mutate(last),
    /** Says what was done, and offers to undo it. */
    offer: (done: Done) => {
      reset();
      setLast(done);
    },
    forget: () => {
      reset();
      setLast(undefined);
    },
  };
}

export type Undo = ReturnType<typeof useUndo>;
