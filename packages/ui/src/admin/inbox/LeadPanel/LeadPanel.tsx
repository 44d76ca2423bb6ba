import {
  leadNumber,
  leadStatuses,
  statusLabels,
  kindLabels,
  suspicionWords,
  type LeadChange,
  type LeadDetail,
  type LeadStatus,
} from '@hvac/content/model';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/Button/IconButton.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ToggleGroup } from '../../../components/ToggleGroup/ToggleGroup.tsx';
import { adminRequest, leadPath } from '../../api.ts';
import { randomId } from '../../randomId.ts';
import type { InboxProps } from '../InboxProps.ts';
import { AssignTo } from '../AssignTo/AssignTo.tsx';
import { FollowUp } from '../FollowUp/FollowUp.tsx';
import { LeadFields } from '../LeadFields/LeadFields.tsx';
import { LeadHistory } from '../LeadHistory/LeadHistory.tsx';
import { LeadNotes, restoreNoteDraft } from '../LeadNotes/LeadNotes.tsx';
import { LeadMessage, summaryFields } from '../LeadMessage/LeadMessage.tsx';
import { OtherLeads } from '../OtherLeads/OtherLeads.tsx';
import { QueryError } from '../QueryError/QueryError.tsx';
import { Reply } from '../Reply/Reply.tsx';
import { restoreLeads } from '../UndoBar/UndoBar.tsx';
import { longTime } from '../time.ts';
import { useLead } from '../useLead.ts';
import { formatChange, formatDeliveryProblem } from '../format.ts';
import * as css from './LeadPanel.css.ts';

const statuses = leadStatuses.map((value) => ({ value, label: statusLabels[value] }));
const isClosed = (status: LeadStatus | undefined) => status === 'done' || status === 'spam';

/** The page that the form was sent from, if known. */
const getPage = ({ history }: LeadDetail) => history.find(({ kind }) => kind === 'received')?.detail;

/** The landing page and referrer, when they differ from the page of the form. */
const formatLanding = ({ landing, ...lead }: LeadDetail) =>
  landing &&
  (landing.from !== undefined || landing.page !== getPage(lead)) &&
  ['visit began on', landing.page, landing.from && `coming from ${landing.from}`].filter(Boolean).join(' ');

const formatFacts = (lead: LeadDetail, now: number) =>
  [
    kindLabels[lead.kind],
    lead.city,
    `received ${longTime(lead.receivedAt, now)}`,
    getPage(lead) && `from ${getPage(lead)}`,
    formatLanding(lead),
    `number ${leadNumber(lead.id)}`,
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
export const LeadPanel = ({ id, team, takesFocus, now: listReadAt, undo, getNext, ...list }: LeadPanelProps) => {
  const { onClose, onOpen } = list;
  const lead = useLead(id);
  const { data, isError, isFetching, dataUpdatedAt } = lead.query;
  const { assignment, followUp, note, reading, resend, status, suspicion } = lead;
  // The lead may load before the list.
  const now = Math.max(listReadAt, dataUpdatedAt);
  const heading = useRef<HTMLHeadingElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const marked = useRef(false);
  // Changes when a draft comes back: the form reads drafts when it mounts.
  const [notesKey, setNotesKey] = useState(0);
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

  /** Offers to undo what was done here, and shows this lead again then. */
  const offer = (done: string, undoIt: Parameters<typeof undo.offer>[0]['undo'], onUndo?: () => void) =>
    undo.offer({
      done,
      undo: undoIt,
      onUndo: () => {
        onUndo?.();
        onOpen(id);
      },
    });
  /** Changes the lead, and offers Undo. */
  const change = async (action: Pick<typeof status, 'run'>, wanted: LeadChange) => {
    if (!data || !(await action.run(wanted))) return false;
    offer(formatChange(wanted, data.name, team), () => restoreLeads([data], wanted));
    return true;
  };
  const removeNote = async (noteId: string) => {
    await adminRequest('DELETE', `${leadPath(id)}/notes/${noteId}`);
    return [];
  };
  /** Adds a note, and offers Undo, which makes it a draft again. */
  const addNote = async (wanted: { id: string; text: string }) => {
    if (!(await note.run(wanted))) return false;
    offer(
      'Note added.',
      () => removeNote(wanted.id),
      () => {
        restoreNoteDraft(id, wanted.text);
        setNotesKey((key) => key + 1);
      },
    );
    return true;
  };
  const leftVoicemail = async () => {
    if (!data) return;
    const wanted = { id: randomId(), text: 'Left voicemail.' };
    const contacted: LeadChange = { status: 'contacted' };
    const [isNoted, isMarked] = await Promise.all([note.run(wanted), data.status === 'new' && status.run(contacted)]);
    if (!isNoted) return;
    offer('Voicemail noted.', async () => {
      await removeNote(wanted.id);
      return isMarked ? restoreLeads([data], contacted) : [];
    });
  };
  const changeStatus = async (wanted: LeadStatus) => {
    // Read before the refetch, which may remove this lead from the list.
    const next = getNext();
    // A scheduled lead without a day stays in the open view, so ask for one.
    if (wanted === 'scheduled' && !data?.followUp) day.current?.focus();
    if (!(await change(status, { status: wanted })) || !isClosed(wanted) || !isOpen()) return;
    if (next) onOpen(next);
    else onClose();
  };
  const clear = () => void change(suspicion, { suspect: false });

  return (
    <article aria-labelledby="lead-name" aria-busy={!data && isFetching} className={css.panel}>
      <div className={css.head}>
        <div className={css.tools}>
          <div className={css.narrowOnly}>
            <Button variant="quiet" icon="chevronLeft" onClick={onClose}>
              Back to the list
            </Button>
          </div>
          <div className={css.wideOnly}>
            <IconButton icon="close" label="Back to the list" onClick={onClose} />
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
              Mark unread
            </Button>
          )}
        </div>
        <h2 ref={heading} tabIndex={-1} id="lead-name" className={css.name}>
          {data ? <bdi>{data.name}</bdi> : isError ? 'Lead' : 'Loading...'}
        </h2>
        {data && (
          <p className={css.facts}>
            {data.urgent && (
              <Badge size="small" tone="error">
                Emergency
              </Badge>
            )}{' '}
            {formatFacts(data, now)}
          </p>
        )}
      </div>
      <InlineError message={reading.failure} />
      <QueryError query={lead.query} fallback="We couldn’t load this lead. Please try again." />
      {data && (
        <>
          {data.suspect.length > 0 && (
            <Alert
              tone="warning"
              size="compact"
              title="This may be spam."
              actions={
                <>
                  <Button size="compact" variant="secondary" loading={suspicion.busy} onClick={clear}>
                    Not spam
                  </Button>
                  <InlineError message={suspicion.failure} />
                </>
              }
            >
              {data.suspect.map((reason) => suspicionWords[reason]).join(' ')}
            </Alert>
          )}
          <LeadMessage kind={data.kind} fields={data.fields} />
          <Reply lead={data} busy={note.busy} onLeftVoicemail={() => void leftVoicemail()} />
          <ToggleGroup
            label="Status"
            choices={statuses}
            value={status.pending?.status ?? data.status}
            onChange={(wanted) => void changeStatus(wanted)}
          />
          <InlineError message={status.failure} />
          {!isClosed(data.status) && (
            <FollowUp
              ref={day}
              day={followUp.pending ? (followUp.pending.followUp ?? undefined) : data.followUp}
              hint={data.status === 'scheduled' && !data.followUp ? 'Choose a day for the visit' : undefined}
              onChange={(wanted) => void change(followUp, { followUp: wanted })}
            />
          )}
          <InlineError message={followUp.failure} />
          <AssignTo
            team={team}
            assignee={data.assignee}
            onChange={(assignee) => void change(assignment, { assignee })}
          />
          <InlineError message={assignment.failure} />
          <OtherLeads id={id} now={now} {...list} />
          <Section title="Notes">
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
          <Section title="Details">
            <LeadFields fields={data.fields.filter(({ name }) => !summaryFields.includes(name))} />
          </Section>
          {(data.delivery.state === 'retrying' || data.delivery.state === 'failed') && (
            <Section title="Mail to the office">
              <p className={css.stuck}>{formatDeliveryProblem(data.delivery, now)}</p>
              <div>
                <Button
                  variant="secondary"
                  size="compact"
                  icon="mail"
                  loading={resend.busy}
                  onClick={() => void resend.run(undefined)}
                >
                  Resend
                </Button>
              </div>
              <InlineError message={resend.failure} />
            </Section>
          )}
          <Section title="History">
            <LeadHistory history={data.history} now={now} />
          </Section>
        </>
      )}
    </article>
  );
};
