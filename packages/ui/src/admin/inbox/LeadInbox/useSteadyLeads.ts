import type { LeadSummary } from '@hvac/content/model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { leadQuery } from '../../api.ts';

interface SteadyLeadsOptions {
  /** Identifies the list: its filter and page. Another list is shown in its own order. */
  list: string;
  /** Id of the open lead. */
  open: string | undefined;
  /** The pointer or the focus is in the list. */
  inUse: boolean;
}

interface Shown extends SteadyLeadsOptions {
  /** As last loaded. */
  loaded: readonly LeadSummary[];
  /** In the order on screen, with those that have left the list. */
  leads: readonly LeadSummary[];
}

/**
 * The new data in the old order. Leads that arrived since are left out.
 * @param opened the lead as last opened or changed here, for those that have left the list
 */
function keepPlaces(
  shown: readonly LeadSummary[],
  loaded: readonly LeadSummary[],
  opened: (id: string) => LeadSummary | undefined,
): readonly LeadSummary[] {
  const byId = new Map(loaded.map((lead) => [lead.id, lead]));
  return shown.map((lead) => {
    const left = opened(lead.id);
    return byId.get(lead.id) ?? (left && left.version > lead.version ? left : lead);
  });
}

/**
 * Keeps the rows in their places while somebody works with them: while a lead is open, or the pointer or the focus is in the
 * list. Nobody presses the wrong row then, and "next" is the row below.
 * @param loaded the page of leads as last loaded
 */
export function useSteadyLeads(
  loaded: readonly LeadSummary[],
  { list, open, inUse }: SteadyLeadsOptions,
): readonly LeadSummary[] {
  const client = useQueryClient();
  const [shown, setShown] = useState<Shown>({ list, open, inUse, loaded, leads: loaded });
  if (shown.loaded === loaded && shown.list === list && shown.open === open && shown.inUse === inUse) {
    return shown.leads;
  }
  // Closing a lead shows the list as it is now.
  const isClosed = shown.open !== undefined && open === undefined;
  // So does opening one that isn't in it yet.
  const has = (leads: readonly LeadSummary[]) => leads.some(({ id }) => id === open);
  const isFromElsewhere = has(loaded) && !has(shown.leads);
  const isInUse = open !== undefined || inUse;
  const isHeld = shown.leads.length > 0 && shown.list === list && isInUse && !isClosed && !isFromElsewhere;
  const leads = isHeld ? keepPlaces(shown.leads, loaded, (id) => client.getQueryData(leadQuery(id).queryKey)) : loaded;
  setShown({ list, open, inUse, loaded, leads });
  return leads;
}
