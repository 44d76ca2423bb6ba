import {
  leadDetail,
  leadSummary,
  type LeadChange,
  type LeadDetail,
  type LeadNote,
  type LeadPage,
} from '@hvac/content/model';
import { leadFailureWords as failures } from '@hvac/content/words';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, failureOf } from '../../api/ApiError.ts';
import { adminFetch, adminRequest, leadPath, leadQuery, leadsKey, listKey, overviewQuery } from '../api.ts';
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

interface LeadAction {
  method: 'PATCH' | 'POST';
  /** Appended to the lead's path. */
  path?: string;
  /** Sends If-Match, so that a newer version is not overwritten. */
  versioned?: true;
  /** Shown when the server sent no message. */
  failure: string;
}

/** One action on a lead, with its own error, which shows beside its control. */
export function useLeadAction<Body>(id: string, { method, path = '', versioned, failure }: LeadAction) {
  const client = useQueryClient();
  const { mutateAsync, isPending, variables, error } = useMutation({
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
  return {
    /** Resolves to the lead as it was before, which Undo restores; to undefined when it failed. */
    run: (body: Body) =>
      mutateAsync(body).then(
        ({ before }) => before,
        () => undefined,
      ),
    busy: isPending,
    /** The optimistic value while the mutation is pending. */
    pending: isPending ? variables : undefined,
    failure: failureOf(error, failure),
  };
}

/** Adds a note to a lead. */
export const useNote = (id: string) =>
  useLeadAction<LeadNote>(id, { method: 'POST', path: '/notes', failure: failures.note });

/** Removes a note again. */
export const removeNote = (lead: string, note: string) => adminRequest('DELETE', `${leadPath(lead)}/notes/${note}`);

/** Changes the open lead, and offers Undo, which shows it again. @param failure shown when the server sent no message */
export function useLeadChange(lead: LeadDetail, failure: string) {
  const { team, undo, onOpen } = useInbox();
  const { run, ...state } = useLeadAction<LeadChange>(lead.id, { method: 'PATCH', versioned: true, failure });
  return {
    ...state,
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
  };
}

export type LeadChangeState = ReturnType<typeof useLeadChange>;
