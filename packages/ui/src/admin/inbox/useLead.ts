import {
  afterChange,
  leadDetail,
  leadSummary,
  type LeadChange,
  type LeadDetail,
  type LeadNote,
  type LeadPage,
} from '@hvac/content/model';
import { leadFailureWords as failures } from '@hvac/content/words';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { adminFetch, adminRequest, failureOf, leadPath, leadQuery, leadsKey, listKey, overviewQuery } from '../api.ts';
import { formatChange } from './format.ts';
import { useInbox } from './InboxContext.ts';
import { restoreLeads } from './UndoBar/UndoBar.tsx';

const summaryKeys = Object.keys(leadSummary.shape) as (keyof LeadPage['leads'][number])[];

/** Puts a changed lead into the cache, before the refetch. */
async function show(client: QueryClient, lead: LeadDetail) {
  // A response from before the change would overwrite it.
  const asked = client.getQueryCache().findAll({ queryKey: leadsKey, fetchStatus: 'fetching' });
  await client.cancelQueries({ queryKey: leadsKey });
  client.setQueryData(leadQuery(lead.id).queryKey, lead);
  const summary = Object.fromEntries(summaryKeys.map((key) => [key, lead[key]]));
  client.setQueriesData<LeadPage>(
    { queryKey: listKey },
    (page) => page && { ...page, leads: page.leads.map((row) => (row.id === lead.id ? { ...row, ...summary } : row)) },
  );
  void client.invalidateQueries({ queryKey: leadsKey, predicate: (query) => asked.includes(query) });
  // A changed lead may belong to another view. The overview's new revision refetches the list.
  void client.invalidateQueries(overviewQuery);
}

interface LeadRequest {
  method: 'PATCH' | 'POST';
  /** Appended to the lead's path. */
  path?: string;
  /** Sends If-Match, so that a newer version is not overwritten. */
  versioned?: true;
}

/** Sends something about a lead. Resolves to the lead as it was before, which Undo restores. */
function useLeadMutation<Body>(id: string, { method, path = '', versioned }: LeadRequest) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Body) => {
      // Read when the request is sent: earlier mutations have changed the version.
      const before = client.getQueryData(leadQuery(id).queryKey);
      const ifMatch = versioned && before?.version;
      return { before, lead: await adminFetch(leadDetail, method, leadPath(id) + path, body, { ifMatch }) };
    },
    onSuccess: ({ lead }) => show(client, lead),
    // Somebody else changed the lead first: show their change.
    onError: (failed) => {
      if (failed instanceof ApiError && failed.status === 412) void client.invalidateQueries({ queryKey: leadsKey });
    },
    // Mutations of a lead run in series: each returns the whole lead, and a late response would overwrite newer state.
    scope: { id: `lead ${id}` },
  });
}

interface LeadAction extends LeadRequest {
  /** Shown when the server sent no message. */
  failure: string;
}

/** One action on a lead, with its own error, which shows beside its control. */
export function useLeadAction<Body>(id: string, { failure, ...request }: LeadAction) {
  const { mutateAsync, isPending, variables, error } = useLeadMutation<Body>(id, request);
  return {
    /** Resolves to whether it succeeded. */
    run: (body: Body) =>
      mutateAsync(body).then(
        () => true,
        () => false,
      ),
    busy: isPending,
    /** What is being sent. */
    pending: isPending ? variables : undefined,
    failure: failureOf(error, failure),
  };
}

/** Adds a note to a lead. */
export const useNote = (id: string) =>
  useLeadAction<LeadNote>(id, { method: 'POST', path: '/notes', failure: failures.note });

/** Removes a note again. */
export const removeNote = (lead: string, note: string) => adminRequest('DELETE', `${leadPath(lead)}/notes/${note}`);

/** The control beside which the error of a change shows. */
function controlOf({ status, outcome, assignee, suspect }: LeadChange) {
  if (status !== undefined) return 'status';
  if (outcome !== undefined) return 'outcome';
  if (assignee !== undefined) return 'assignment';
  return suspect === undefined ? 'followUp' : 'suspicion';
}

interface FailedChange {
  wanted: LeadChange;
  message: string;
}

const isAboutTheSame = (one: LeadChange, other: LeadChange) =>
  controlOf(one) === controlOf(other) || Object.keys(one).some((field) => field in other);

/** Whether a change would change nothing: its answer was lost, or somebody else made the same one. */
function isMade({ assignee, ...lead }: LeadDetail, wanted: LeadChange): boolean {
  const [now, then] = [{}, wanted].map((change) => afterChange({ ...lead, assignee: assignee?.id }, change).after);
  return wanted.suspect === undefined && JSON.stringify(now) === JSON.stringify(then);
}

/** The changes of the open lead. Each offers Undo, which shows the lead again. */
export function useLeadChanges(lead: LeadDetail) {
  const { team, undo, onOpen } = useInbox();
  const { mutateAsync } = useLeadMutation<LeadChange>(lead.id, { method: 'PATCH', versioned: true });
  const [pending, setPending] = useState<readonly LeadChange[]>([]);
  const [failed, setFailed] = useState<readonly FailedChange[]>([]);

  // For good: the lead may change again.
  const remaining = failed.filter(({ wanted }) => !isMade(lead, wanted));
  if (remaining.length < failed.length) setFailed(remaining);

  const run = async (wanted: LeadChange) => {
    // What failed before is being replaced, by whatever control.
    const replaceFailed = () => setFailed((all) => all.filter((each) => !isAboutTheSame(each.wanted, wanted)));
    setPending((all) => [...all, wanted]);
    replaceFailed();
    try {
      const { before } = await mutateAsync(wanted);
      // What was under way may have failed since.
      replaceFailed();
      return before;
    } catch (error) {
      const control = controlOf(wanted);
      const message = failureOf(error, failures[control === 'outcome' ? 'status' : control]);
      if (message !== undefined) setFailed((all) => [...all, { wanted, message }]);
      return undefined;
    } finally {
      setPending((all) => all.filter((each) => each !== wanted));
    }
  };

  return {
    /** Resolves to the lead as it was before; to undefined when it failed. Offers no Undo. */
    run,
    /** Resolves to true when it succeeded. */
    change: async (wanted: LeadChange) => {
      const before = await run(wanted);
      if (!before) return false;
      undo.offer({
        done: formatChange(wanted, lead.name, lead.kind, team),
        undo: () => restoreLeads([before], wanted),
        onUndo: () => onOpen(lead.id),
      });
      return true;
    },
    /** The optimistic values of what is being sent. */
    pending: Object.assign(
      {},
      // A new status takes the outcome of an earlier one away.
      ...pending.map((wanted) => (wanted.status ? { outcome: undefined, ...wanted } : wanted)),
    ) as LeadChange,
    /** Why a change failed, beside the control that it is about. */
    failures: Object.fromEntries(remaining.map(({ wanted, message }) => [controlOf(wanted), message])) as Partial<
      Record<ReturnType<typeof controlOf>, string>
    >,
  };
}

export type LeadChangesState = ReturnType<typeof useLeadChanges>;
