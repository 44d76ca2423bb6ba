import {
  afterChange,
  endpoints,
  leadsChanged,
  type LeadChange,
  type LeadChanges,
  type LeadsChanged,
  type LeadSummary,
} from '@hvac/content/model';
import { undoWords as words } from '@hvac/content/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/Button/IconButton.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { adminFetch, failureOf, leadsKey, overviewQuery } from '../../api.ts';
import * as css from './UndoBar.css.ts';

type LeadBefore = Pick<
  LeadSummary,
  'id' | 'version' | 'status' | 'outcome' | 'followUp' | 'arrivalWindow' | 'assignee'
>;

/** The change that takes back another. Closing a lead clears its day and time, so all are restored together. */
const getInverse = (
  { status, outcome, followUp, arrivalWindow, assignee }: LeadBefore,
  change: LeadChange,
): LeadChange => ({
  ...(['status', 'outcome', 'followUp', 'arrivalWindow'].some((field) => field in change) && {
    status,
    outcome: outcome ?? null,
    followUp: followUp ?? null,
    arrivalWindow: arrivalWindow ?? null,
  }),
  ...(change.assignee !== undefined && { assignee: assignee?.id ?? null }),
  ...(change.suspect !== undefined && { suspect: !change.suspect }),
  undo: true,
});

/** The version after a change. */
const versionAfter = ({ version, assignee, ...lead }: LeadBefore, change: LeadChange): number =>
  version + afterChange({ ...lead, assignee: assignee?.id }, change).events.length;

/** Changes several leads. The server skips those that somebody else has changed since. */
export const changeLeads = (changes: LeadChanges) =>
  adminFetch(leadsChanged, 'POST', `${endpoints.adminLeads}/changes`, changes);

/** Names the leads that were skipped because somebody else changed them, if any. */
export const staleMessage = (stale: LeadsChanged['stale'] = []) => {
  if (stale.length === 0) return undefined;
  const leads = stale.map(({ name, by }) => fillIn(words.staleLead, { name, by })).join(', ');
  return fillIn(words.stale, { leads });
};

/** Restores leads to how they were before a change. */
export const restoreLeads = async (
  before: readonly LeadBefore[],
  change: LeadChange,
): Promise<LeadsChanged['stale']> => {
  const results = await Promise.all(
    before.map((lead) =>
      changeLeads({ leads: [{ id: lead.id, version: versionAfter(lead, change) }], change: getInverse(lead, change) }),
    ),
  );
  return results.flatMap(({ stale }) => stale);
};

interface Done {
  /** What was done, in a sentence. */
  done: string;
  /** Undoes it. Resolves to the leads that somebody else has changed since. */
  undo: () => Promise<LeadsChanged['stale']>;
  /** Called when the change was undone. */
  onUndo?: () => void;
}

/** Remembers the last change, and undoes it. */
export function useUndo() {
  const client = useQueryClient();
  const [last, setLast] = useState<Done>();
  const {
    data: stale,
    error,
    isPending,
    mutate,
    reset,
  } = useMutation({
    mutationFn: ({ undo }: Done) => undo(),
    onSuccess: (_stale, { onUndo }) => onUndo?.(),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: leadsKey });
      void client.invalidateQueries(overviewQuery);
    },
  });
  return {
    /** What was done, in a sentence; empty at first. */
    done: stale ? '' : (last?.done ?? ''),
    busy: isPending,
    failure: failureOf(error, words.failed) ?? staleMessage(stale),
    run: () => last && mutate(last),
    /** Shows the bar. */
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

/** Says what was done last, with an Undo button. It stays until the next change or until it is dismissed. */
export const UndoBar = ({ undo: { done, busy, failure, run, forget } }: { undo: Undo }) => (
  <div className={done || failure ? css.bar : undefined}>
    <p role="status">{done}</p>
    <InlineError message={failure} />
    {(done || failure) && (
      <Inline gap="xxs">
        {done && (
          <Button variant="secondary" size="compact" loading={busy} onClick={run}>
            {words.undo}
          </Button>
        )}
        <IconButton icon="close" label={words.dismiss} onClick={forget} />
      </Inline>
    )}
  </div>
);
