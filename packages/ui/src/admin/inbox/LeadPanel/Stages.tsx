import {
  isClosed,
  resultLabels,
  resultsOf,
  statusLabel,
  statusLabels,
  type LeadChange,
  type LeadDetail,
  type LeadResult,
  type LeadStatus,
} from '@hvac/content/model';
import { leadPanelWords as words } from '@hvac/content/words';
import { useRef, useState } from 'react';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { ToggleGroup } from '../../../components/ToggleGroup/ToggleGroup.tsx';
import { FollowUp } from '../FollowUp/FollowUp.tsx';
import { OutcomeField } from '../FollowUp/OutcomeField.tsx';
import { useInbox } from '../InboxContext.ts';
import type { LeadChangesState } from '../useLead.ts';
import { stages } from './LeadPanel.css.ts';

/** How far a lead is: its result once it is done, and the status before. */
type Stage = LeadStatus | LeadResult;

const isResult = (stage: Stage): stage is LeadResult => stage in resultLabels;
const stageOf = ({ status, outcome }: Pick<LeadChange, 'status' | 'outcome'>): Stage | undefined =>
  outcome?.result ?? status;

/** The buttons of a lead. A lead that was marked done with others has no result. */
const stagesFor = ({ kind, status, outcome }: LeadDetail): { value: Stage; label: string }[] => [
  { value: 'new', label: statusLabels.new },
  { value: 'contacted', label: statusLabels.contacted },
  { value: 'scheduled', label: statusLabel(kind, 'scheduled') },
  ...(status === 'done' && !outcome ? [{ value: 'done' as const, label: statusLabels.done }] : []),
  ...resultsOf(kind).map((value) => ({ value, label: resultLabels[value] })),
  { value: 'spam', label: statusLabels.spam },
];

export interface StagesProps {
  lead: LeadDetail;
  changes: LeadChangesState;
  /** Id of the next lead in the list, if there is one. */
  getNext: () => string | undefined;
  /** Closes the lead. */
  onClose: () => void;
}

/** How far the lead is, what came of it, and when it comes up again. */
export const Stages = ({ lead, changes, getNext, onClose }: StagesProps) => {
  const { change, pending, failures } = changes;
  const { onOpen } = useInbox();
  const group = useRef<HTMLDivElement>(null);
  const day = useRef<HTMLInputElement>(null);
  /** A result was chosen here that asks for more. */
  const [ended, setEnded] = useState(false);
  const { outcome, status } = lead;

  const changeStage = async (wanted: Stage) => {
    // Read before the refetch, which may remove this lead from the list.
    const next = getNext();
    // A scheduled lead without a day stays in the open view, so ask for one.
    if (wanted === 'scheduled' && !lead.followUp) day.current?.focus();
    const isDone = isResult(wanted);
    const marks: LeadChange = isDone ? { status: 'done', outcome: { result: wanted } } : { status: wanted };
    const isChanged = await change(marks);
    // It may be closed by now.
    if (!isChanged || group.current === null) return;
    // They ask for an amount, or for why.
    if (wanted === 'quoted' || wanted === 'lost') setEnded(true);
    else if (!isDone && wanted !== 'spam') return;
    else if (next) onOpen(next);
    else onClose();
  };

  return (
    <>
      <div ref={group} className={stages}>
        <ToggleGroup
          label={words.status}
          choices={stagesFor(lead)}
          value={stageOf(pending) ?? stageOf(lead) ?? status}
          onChange={(wanted) => void changeStage(wanted)}
        />
      </div>
      {outcome && ['booked', 'quoted', 'lost'].includes(outcome.result) && (
        <OutcomeField key={outcome.result} changes={changes} outcome={outcome} takesFocus={ended} />
      )}
      <InlineError message={failures.status} />
      {!isClosed(status) && <FollowUp ref={day} lead={lead} changes={changes} />}
    </>
  );
};
