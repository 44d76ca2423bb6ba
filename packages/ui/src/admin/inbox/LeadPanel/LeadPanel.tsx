import {
  isClosed,
  leadNumber,
  localDay,
  resultLabels,
  resultsOf,
  statusLabel,
  statusLabels,
  kindLabels,
  suspicionWords,
  type LeadChange,
  type LeadDetail,
  type LeadResult,
  type LeadStatus,
} from '@hvac/content/model';
import { leadPanelWords as words, leadWords, requestWords, type meetingWords } from '@hvac/content/words';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/Button/IconButton.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ToggleGroup } from '../../../components/ToggleGroup/ToggleGroup.tsx';
import type { InboxProps } from '../InboxProps.ts';
import { AssignTo } from '../AssignTo/AssignTo.tsx';
import { FollowUp } from '../FollowUp/FollowUp.tsx';
import { OutcomeField } from '../FollowUp/OutcomeField.tsx';
import { LeadFields } from '../LeadFields/LeadFields.tsx';
import { LeadHistory } from '../LeadHistory/LeadHistory.tsx';
import { LeadNotes } from '../LeadNotes/LeadNotes.tsx';
import { LeadMessage, summaryFields } from '../LeadMessage/LeadMessage.tsx';
import { OtherLeads } from '../OtherLeads/OtherLeads.tsx';
import { QueryError } from '../../components/QueryError/QueryError.tsx';
import { Reply } from '../Reply/Reply.tsx';
import { longTime } from '../time.ts';
import { useLead } from '../useLead.ts';
import { formatDeliveryProblem, formatPage, meetingOf } from '../format.ts';
import * as css from './LeadPanel.css.ts';
import { useLeadChanges } from './useLeadChanges.ts';
import { serverTime } from '../../serverClock.ts';

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

/** What a change that is under way will make of a value. @param wanted null removes it, undefined leaves it alone */
const expected = <Value,>(wanted: Value | null | undefined, current: Value | undefined): Value | undefined =>
  wanted === undefined ? current : (wanted ?? undefined);

/** Asks for a day, or what came of it. @param today in the company's time zone */
function meetingHint(
  meeting: (typeof meetingWords)[keyof typeof meetingWords],
  day: string | undefined,
  today: string,
): string | undefined {
  if (day === undefined) return meeting.chooseDay;
  return day < today ? meeting.result : undefined;
}

/** Where it came from, as further fields under Details. */
const originOf = (lead: LeadDetail): LeadDetail['fields'] => [
  { name: words.source, value: lead.landing?.from ?? '' },
  { name: words.firstPage, value: formatPage(lead.landing?.page ?? '') },
  { name: words.number, value: leadNumber(lead.id) },
];

const formatFacts = (lead: LeadDetail, now: number) =>
  [
    kindLabels[lead.kind],
    lead.city,
    lead.byPhone && requestWords.byPhone,
    fillIn(requestWords.received, { time: longTime(lead.receivedAt, now) }),
  ]
    .filter(Boolean)
    .join(', ');

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <Heading level={3} size="label" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
};

interface LeadPanelProps extends InboxProps {
  /** Id of the lead. */
  id: string;
  /** Focuses the heading: the lead was opened on this page, not loaded with it. */
  takesFocus: boolean;
  onClose: () => void;
  /** Id of the next lead in the list, if there is one. */
  getNext: () => string | undefined;
}

/** One lead, with all actions on it. Opening it marks it read. */
export const LeadPanel = ({ id, team, takesFocus, now: listReadAt, hours, undo, getNext, ...list }: LeadPanelProps) => {
  const { onClose, onOpen } = list;
  const lead = useLead(id);
  const { data, isError, isFetching, dataUpdatedAt } = lead.query;
  const { assignment, followUp, note, reading, resend, status, suspicion } = lead;
  const { change, addNote, noteCall, notesKey } = useLeadChanges(lead, { id, team, hours, undo, onOpen });
  // The lead may load before the list.
  const now = Math.max(listReadAt, serverTime(dataUpdatedAt));
  const heading = useRef<HTMLHeadingElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const marked = useRef(false);
  /** A result was chosen here that asks for more. */
  const [ended, setEnded] = useState(false);
  const markRead = reading.run;
  /** Whether the lead is still open when a response arrives. */
  const isOpen = () => heading.current !== null;

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (!data || marked.current) return;
    marked.current = true;
    if (data.unread) void markRead({ unread: false });
  }, [data, markRead]);

  const changeStage = async (wanted: Stage) => {
    // Read before the refetch, which may remove this lead from the list.
    const next = getNext();
    // A scheduled lead without a day stays in the open view, so ask for one.
    if (wanted === 'scheduled' && !data?.followUp) day.current?.focus();
    const isDone = isResult(wanted);
    const marks: LeadChange = isDone ? { status: 'done', outcome: { result: wanted } } : { status: wanted };
    if (!(await change(status, marks)) || !isOpen()) return;
    // They ask for an amount, or for why.
    if (wanted === 'quoted' || wanted === 'lost') setEnded(true);
    else if (!isDone && wanted !== 'spam') return;
    else if (next) onOpen(next);
    else onClose();
  };
  const meeting = data?.status === 'scheduled' ? meetingOf(data.kind) : undefined;
  const clear = () => void change(suspicion, { suspect: false });

  return (
    <article aria-labelledby="lead-name" aria-busy={!data && isFetching} className={css.panel}>
      <div className={css.head}>
        <div className={css.tools}>
          <div className={css.narrowOnly}>
            <Button variant="quiet" icon="chevronLeft" onClick={onClose}>
              {words.back}
            </Button>
          </div>
          <div className={css.wideOnly}>
            <IconButton icon="close" label={words.back} onClick={onClose} />
          </div>
          {data && (
            <Button
              variant="quiet"
              loading={reading.busy && reading.pending?.unread}
              onClick={() =>
                void reading.run({ unread: true }).then((done) => {
                  if (done && isOpen()) onClose();
                })
              }
            >
              {words.markUnread}
            </Button>
          )}
        </div>
        <h2 ref={heading} tabIndex={-1} id="lead-name" className={css.name}>
          {data ? <bdi>{data.name}</bdi> : isError ? words.lead : words.loading}
        </h2>
        {data && (
          <p className={css.facts}>
            {data.urgent && (
              <Badge size="small" tone="error">
                {leadWords.emergency}
              </Badge>
            )}{' '}
            {formatFacts(data, now)}
          </p>
        )}
      </div>
      <InlineError message={reading.failure} />
      <QueryError query={lead.query} fallback={words.failed} />
      {data && (
        <>
          {data.suspect.length > 0 && (
            <Alert
              tone="warning"
              size="compact"
              title={words.spam}
              actions={
                <>
                  <Button size="compact" variant="secondary" loading={suspicion.busy} onClick={clear}>
                    {words.notSpam}
                  </Button>
                  <InlineError message={suspicion.failure} />
                </>
              }
            >
              {data.suspect.map((reason) => suspicionWords[reason]).join(' ')}
            </Alert>
          )}
          <LeadMessage kind={data.kind} fields={data.fields} />
          <Reply lead={data} saving={note.pending?.text} onCalled={(result) => void noteCall(result)} />
          <div className={css.stages}>
            <ToggleGroup
              label={words.status}
              choices={stagesFor(data)}
              value={stageOf(status.pending ?? {}) ?? stageOf(data) ?? data.status}
              onChange={(wanted) => void changeStage(wanted)}
            />
          </div>
          {data.outcome && ['booked', 'quoted', 'lost'].includes(data.outcome.result) && (
            <OutcomeField
              key={data.outcome.result}
              outcome={data.outcome}
              takesFocus={ended}
              onChange={(outcome) => change(status, { outcome })}
            />
          )}
          <InlineError message={status.failure} />
          {!isClosed(data.status) && (
            <FollowUp
              ref={day}
              day={expected(followUp.pending?.followUp, data.followUp)}
              hint={meeting && meetingHint(meeting, data.followUp, localDay(now))}
              meeting={meeting}
              window={expected(followUp.pending?.arrivalWindow, data.arrivalWindow)}
              hours={hours}
              onWindow={(arrivalWindow) => void change(followUp, { arrivalWindow })}
              onChange={(wanted) => void change(followUp, { followUp: wanted })}
            />
          )}
          <InlineError message={followUp.failure} />
          <AssignTo
            team={team}
            assignee={data.assignee}
            chosen={assignment.pending?.assignee}
            onChange={(assignee) => void change(assignment, { assignee })}
          />
          <InlineError message={assignment.failure} />
          <OtherLeads id={id} now={now} {...list} />
          <Section title={words.notes}>
            <LeadNotes
              key={`${id} ${notesKey}`}
              lead={id}
              notes={data.notes}
              now={now}
              busy={note.busy}
              failure={note.failure}
              onAdd={addNote}
            />
          </Section>
          <Section title={words.details}>
            <LeadFields
              fields={[...data.fields.filter(({ name }) => !summaryFields.includes(name)), ...originOf(data)]}
            />
          </Section>
          {(data.delivery.state === 'retrying' || data.delivery.state === 'failed') && (
            <Section title={words.mail}>
              <p className={css.stuck}>{formatDeliveryProblem(data.delivery, now)}</p>
              <div>
                <Button
                  variant="secondary"
                  size="compact"
                  icon="mail"
                  loading={resend.busy}
                  onClick={() => void resend.run(undefined)}
                >
                  {words.resend}
                </Button>
              </div>
              <InlineError message={resend.failure} />
            </Section>
          )}
          <Section title={words.history}>
            <LeadHistory kind={data.kind} history={data.history} now={now} />
          </Section>
        </>
      )}
    </article>
  );
};
