import { kindLabels, leadNumber, suspicionWords, type LeadDetail } from '@hvac/content/model';
import { leadFailureWords as failures, leadPanelWords as words, leadWords, requestWords } from '@hvac/content/words';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/Button/IconButton.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { leadQuery } from '../../api.ts';
import { desktopOnly, narrowOnly } from '../../layout/widths.css.ts';
import { serverTime } from '../../serverClock.ts';
import { AssignTo } from '../FollowUp/AssignTo.tsx';
import { InboxContext, useInbox } from '../InboxContext.ts';
import { LeadFields } from '../LeadFields/LeadFields.tsx';
import { LeadHistory } from '../LeadHistory/LeadHistory.tsx';
import { LeadNotes, restoreNoteDraft } from '../LeadNotes/LeadNotes.tsx';
import { LeadMessage, summaryFields } from '../LeadMessage/LeadMessage.tsx';
import { OtherLeads } from '../OtherLeads/OtherLeads.tsx';
import { QueryError } from '../../components/QueryError/QueryError.tsx';
import { Reply } from '../Reply/Reply.tsx';
import { longTime } from '../time.ts';
import { removeNote, useLeadAction, useLeadChanges, useNote, type LeadChangesState } from '../useLead.ts';
import { formatDeliveryProblem, formatPage } from '../format.ts';
import * as css from './LeadPanel.css.ts';
import { Stages, type StagesProps } from './Stages.tsx';

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

/** Why it may be spam, and a button that says that it is not. */
const SpamNotice = ({ lead, changes }: { lead: LeadDetail; changes: LeadChangesState }) => (
  <Alert
    tone="warning"
    size="compact"
    title={words.spam}
    actions={
      <>
        <Button
          size="compact"
          variant="secondary"
          loading={changes.pending.suspect === false}
          onClick={() => void changes.change({ suspect: false })}
        >
          {words.notSpam}
        </Button>
        <InlineError message={changes.failures.suspicion} />
      </>
    }
  >
    {lead.suspect.map((reason) => suspicionWords[reason]).join(' ')}
  </Alert>
);

/** The notes. Undo makes the last one a draft again. */
const Notes = ({ lead: { id, notes } }: { lead: LeadDetail }) => {
  const { now, undo, onOpen } = useInbox();
  const { run, busy, failure } = useNote(id);
  // Changes when a draft comes back: the form reads drafts when it mounts.
  const [restored, setRestored] = useState(0);
  const add = async (note: { id: string; text: string }) => {
    if (!(await run(note))) return false;
    undo.offer({
      done: words.noteAdded,
      undo: async () => {
        await removeNote(id, note.id);
        return [];
      },
      onUndo: () => {
        restoreNoteDraft(id, note.text);
        setRestored((times) => times + 1);
        onOpen(id);
      },
    });
    return true;
  };
  return <LeadNotes key={restored} lead={id} notes={notes} now={now} busy={busy} failure={failure} onAdd={add} />;
};

/** Why the letter to the office was not sent, and a button that sends it again. */
const MailProblem = ({ lead: { id, delivery } }: { lead: LeadDetail }) => {
  const { now } = useInbox();
  const { run, busy, failure } = useLeadAction<undefined>(id, {
    method: 'POST',
    path: '/resend',
    failure: failures.resend,
  });
  return (
    <Section title={words.mail}>
      <p className={css.stuck}>{formatDeliveryProblem(delivery, now)}</p>
      <div>
        <Button variant="secondary" size="compact" icon="mail" loading={busy} onClick={() => void run(undefined)}>
          {words.resend}
        </Button>
      </div>
      <InlineError message={failure} />
    </Section>
  );
};

/** A lead that is loaded, and all that can be done with it. */
const OpenLead = ({ lead, getNext, onClose }: Omit<StagesProps, 'changes'>) => {
  const { now } = useInbox();
  const changes = useLeadChanges(lead);
  return (
    <>
      {lead.suspect.length > 0 && <SpamNotice lead={lead} changes={changes} />}
      <LeadMessage kind={lead.kind} fields={lead.fields} />
      <Reply lead={lead} mark={changes.run} />
      <Stages lead={lead} changes={changes} getNext={getNext} onClose={onClose} />
      <AssignTo lead={lead} changes={changes} />
      <OtherLeads id={lead.id} />
      <Section title={words.notes}>
        <Notes lead={lead} />
      </Section>
      <Section title={words.details}>
        <LeadFields fields={[...lead.fields.filter(({ name }) => !summaryFields.includes(name)), ...originOf(lead)]} />
      </Section>
      {(lead.delivery.state === 'retrying' || lead.delivery.state === 'failed') && <MailProblem lead={lead} />}
      <Section title={words.history}>
        <LeadHistory kind={lead.kind} history={lead.history} now={now} />
      </Section>
    </>
  );
};

interface LeadPanelProps extends Pick<StagesProps, 'getNext' | 'onClose'> {
  /** Id of the lead. */
  id: string;
  /** Focuses the heading: the lead was opened on this page, not loaded with it. */
  takesFocus: boolean;
}

/** One lead, with all actions on it. Opening it marks it read. */
export const LeadPanel = ({ id, takesFocus, getNext, onClose }: LeadPanelProps) => {
  const query = useQuery(leadQuery(id));
  const { data: lead, isError, isFetching, dataUpdatedAt } = query;
  const inbox = useInbox();
  // The lead may load before the list.
  const now = Math.max(inbox.now, serverTime(dataUpdatedAt));
  const reading = useLeadAction<{ unread: boolean }>(id, { method: 'PATCH', failure: failures.reading });
  const heading = useRef<HTMLHeadingElement>(null);
  const marked = useRef(false);
  const markAs = reading.run;

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (!lead || marked.current) return;
    marked.current = true;
    if (lead.unread) void markAs({ unread: false });
  }, [lead, markAs]);
  const markUnread = async () => {
    const isMarked = await markAs({ unread: true });
    // It may be closed by now.
    if (isMarked && heading.current !== null) onClose();
  };

  return (
    <InboxContext value={{ ...inbox, now }}>
      <article aria-labelledby="lead-name" aria-busy={!lead && isFetching} className={css.panel}>
        <div className={css.head}>
          <div className={css.tools}>
            <div className={narrowOnly}>
              <Button variant="quiet" icon="chevronLeft" onClick={onClose}>
                {words.back}
              </Button>
            </div>
            <div className={desktopOnly}>
              <IconButton icon="close" label={words.back} onClick={onClose} />
            </div>
            {lead && (
              <Button
                variant="quiet"
                loading={reading.busy && reading.pending?.unread}
                onClick={() => void markUnread()}
              >
                {words.markUnread}
              </Button>
            )}
          </div>
          <h2 ref={heading} tabIndex={-1} id="lead-name" className={css.name}>
            {lead ? <bdi>{lead.name}</bdi> : isError ? words.lead : words.loading}
          </h2>
          {lead && (
            <p className={css.facts}>
              {lead.urgent && (
                <Badge size="small" tone="error">
                  {leadWords.emergency}
                </Badge>
              )}{' '}
              {formatFacts(lead, now)}
            </p>
          )}
        </div>
        <InlineError message={reading.failure} />
        <QueryError query={query} fallback={words.failed} />
        {lead && <OpenLead lead={lead} getNext={getNext} onClose={onClose} />}
      </article>
    </InboxContext>
  );
};
