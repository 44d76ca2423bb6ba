import { endpoints, leadSummary, type LeadChange, type LeadDetail, type LeadPage } from '@hvac/content/model';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, getErrorMessage } from '../../api/ApiError.ts';
import { adminRequest } from '../auth/adminRequest.ts';
import { listKey } from './useLeads.ts';
import { leadsKey, overviewKey } from './useOverview.ts';

const keyOf = (id: string) => [...leadsKey, 'lead', id] as const;
const pathOf = (id: string) => `${endpoints.adminLeads}/${id}`;
const summaryKeys = Object.keys(leadSummary.shape) as (keyof LeadPage['leads'][number])[];

/** Shows a changed lead wherever it stands, before everything is read again. */
async function show(client: QueryClient, lead: LeadDetail) {
  // What was asked before the change and is answered after it would take the change from the page.
  const asked = client.getQueryCache().findAll({ queryKey: leadsKey, fetchStatus: 'fetching' });
  await client.cancelQueries({ queryKey: leadsKey });
  client.setQueryData(keyOf(lead.id), lead);
  const summary = Object.fromEntries(summaryKeys.map((key) => [key, lead[key]]));
  client.setQueriesData<LeadPage>({ queryKey: listKey }, (page) => {
    return page && { ...page, leads: page.leads.map((row) => (row.id === lead.id ? { ...row, ...summary } : row)) };
  });
  void client.invalidateQueries({ queryKey: leadsKey, predicate: (query) => asked.includes(query) });
  // Its new revision has the list read again: a changed lead may belong to another filter now.
  void client.invalidateQueries({ queryKey: overviewKey });
}

interface LeadCall {
  id: string;
  method: 'PATCH' | 'POST';
  /** Rest of the path, after the lead's. */
  path?: string;
  /** What somebody else has changed since is not overwritten. */
  versioned?: true;
  /** Said when the call fails without a sentence from the server. */
  failure: string;
}

/** One change of a lead, with its own failure: it is told beside what failed. */
function useLeadCall<Body>({ id, method, path = '', versioned, failure }: LeadCall) {
  const client = useQueryClient();
  const { mutateAsync, isPending, variables, error } = useMutation({
    mutationFn: async (body: Body) => {
      // As it is shown when the call goes out: calls before this one have changed it.
      const ifMatch = versioned && client.getQueryData<LeadDetail>(keyOf(id))?.version;
      return (await (await adminRequest(method, pathOf(id) + path, body, { ifMatch })).json()) as LeadDetail;
    },
    onSuccess: (lead) => show(client, lead),
    // Somebody else was faster: what they did shows, and the next press is about that.
    onError: (failed) => {
      if (failed instanceof ApiError && failed.status === 412) void client.invalidateQueries({ queryKey: leadsKey });
    },
    // Each button waits for its own call alone, and opening a lead is a call too. All calls of a lead go one after the
    // other: each answers with the whole lead, and one that is overtaken would show a state that has passed.
    scope: { id: `lead ${id}` },
  });
  return {
    /** Resolves to whether it was done. */
    run: (body: Body) =>
      mutateAsync(body).then(
        () => true,
        () => false,
      ),
    busy: isPending,
    /** What is on its way: shown as done already, and taken back when it fails. */
    pending: isPending ? variables : undefined,
    failure: error ? getErrorMessage(error, failure) : undefined,
  };
}

/** A lead, and all that the office does with it. */
export function useLead(id: string) {
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: async () => (await (await adminRequest('GET', pathOf(id))).json()) as LeadDetail,
  });
  const again = 'Please try again.';
  const change = (failure: string): LeadCall => ({ id, method: 'PATCH', failure: `${failure} ${again}` });
  return {
    query,
    status: useLeadCall<LeadChange>({ ...change('The status could not be changed.'), versioned: true }),
    followUp: useLeadCall<LeadChange>({ ...change('The day could not be changed.'), versioned: true }),
    assignment: useLeadCall<LeadChange>({ ...change('It could not be given to somebody else.'), versioned: true }),
    reading: useLeadCall<LeadChange>(change('This lead could not be marked.')),
    suspicion: useLeadCall<LeadChange>(change('This lead could not be cleared.')),
    note: useLeadCall<{ text: string }>({
      id,
      method: 'POST',
      path: '/notes',
      failure: `The note could not be saved. ${again}`,
    }),
    resend: useLeadCall<undefined>({
      id,
      method: 'POST',
      path: '/resend',
      failure: `The mail could not be sent again. ${again}`,
    }),
  };
}

export type LeadActions = ReturnType<typeof useLead>;
