import {
  leadDetail,
  leadSummary,
  type LeadChange,
  type LeadDetail,
  type LeadNote,
  type LeadPage,
} from '@hvac/content/model';
import { leadFailureWords as failures } from '@hvac/content/words';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, failureOf } from '../../api/ApiError.ts';
import { adminFetch, leadPath, leadQuery, leadsKey, listKey, overviewQuery } from '../api.ts';

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

const actions = {
  status: { method: 'PATCH', versioned: true, failure: failures.status },
  followUp: { method: 'PATCH', versioned: true, failure: failures.followUp },
  assignment: { method: 'PATCH', versioned: true, failure: failures.assignment },
  reading: { method: 'PATCH', failure: failures.reading },
  suspicion: { method: 'PATCH', failure: failures.suspicion },
  note: { method: 'POST', path: '/notes', failure: failures.note },
  resend: { method: 'POST', path: '/resend', failure: failures.resend },
} as const satisfies Record<string, LeadAction>;

/** One action on a lead, with its own error, which shows beside its control. */
function useLeadAction<Body>(id: string, { method, path = '', versioned, failure }: LeadAction) {
  const client = useQueryClient();
  const { mutateAsync, isPending, variables, error } = useMutation({
    mutationFn: (body: Body) => {
      // Read when the request is sent: earlier mutations have changed the version.
      const ifMatch = versioned && client.getQueryData(leadQuery(id).queryKey)?.version;
      return adminFetch(leadDetail, method, leadPath(id) + path, body, { ifMatch });
    },
    onSuccess: (lead) => show(client, lead),
    // Somebody else changed the lead first: show their change.
    onError: (failed) => {
      if (failed instanceof ApiError && failed.status === 412) void client.invalidateQueries({ queryKey: leadsKey });
    },
    // Mutations of a lead run in series: each returns the whole lead, and a late response would overwrite newer state.
    scope: { id: `lead ${id}` },
  });
  return {
    /** Resolves to true when it succeeded. */
    run: (body: Body) =>
      mutateAsync(body).then(
        () => true,
        () => false,
      ),
    busy: isPending,
    /** The optimistic value while the mutation is pending. */
    pending: isPending ? variables : undefined,
    failure: failureOf(error, failure),
  };
}

/** A lead, and the actions on it. */
export const useLead = (id: string) => ({
  query: useQuery(leadQuery(id)),
  status: useLeadAction<LeadChange>(id, actions.status),
  followUp: useLeadAction<LeadChange>(id, actions.followUp),
  assignment: useLeadAction<LeadChange>(id, actions.assignment),
  reading: useLeadAction<LeadChange>(id, actions.reading),
  suspicion: useLeadAction<LeadChange>(id, actions.suspicion),
  note: useLeadAction<LeadNote>(id, actions.note),
  resend: useLeadAction<undefined>(id, actions.resend),
});
