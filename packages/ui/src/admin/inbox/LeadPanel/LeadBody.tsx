import { leadStatuses, type LeadDetail, type Team } from '@hvac/content/model';
import { AssignTo } from '../AssignTo/AssignTo.tsx';
import { ToggleGroup } from '../../../components/ToggleGroup/ToggleGroup.tsx';
import { FollowUp } from '../FollowUp/FollowUp.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { LeadFields } from '../LeadFields/LeadFields.tsx';
import { LeadHistory } from '../LeadHistory/LeadHistory.tsx';
import { LeadNotes } from '../LeadNotes/LeadNotes.tsx';
import { toldFields } from '../LeadWords/LeadWords.tsx';
import { MailDelivery } from '../MailDelivery/MailDelivery.tsx';
import { OtherLeads } from '../OtherLeads/OtherLeads.tsx';
import type { LeadActions } from '../useLead.ts';
import { statusWords } from '../words.ts';
import { PanelSection } from './PanelSection.tsx';

const statuses = leadStatuses.map((value) => ({ value, label: statusWords[value] }));

interface LeadBodyProps {
  lead: LeadDetail;
  actions: LeadActions;
  team: Team | undefined;
  /** The present, in milliseconds since 1970. */
  now: number;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
}

/** What the office did about a lead, and the rest of what it says. */
export const LeadBody = ({
  lead,
  actions: { status, followUp, assignment, note, resend },
  team,
  now,
  hrefOf,
  onOpen,
}: LeadBodyProps) => {
  const { id } = lead;
  return (
    <>
      <ToggleGroup
        label="Status"
        choices={statuses}
        value={status.pending?.status ?? lead.status}
        onChange={(value) => void status.run({ status: value })}
      />
      <InlineError message={status.failure} />
      {lead.status !== 'done' && lead.status !== 'spam' && (
        <FollowUp
          day={followUp.pending ? (followUp.pending.followUp ?? undefined) : lead.followUp}
          onChange={(day) => void followUp.run({ followUp: day })}
        />
      )}
      <InlineError message={followUp.failure} />
      <AssignTo team={team} assignee={lead.assignee} onChange={(assignee) => void assignment.run({ assignee })} />
      <InlineError message={assignment.failure} />
      <OtherLeads id={id} now={now} hrefOf={hrefOf} onOpen={onOpen} />
      <PanelSection title="Notes">
        <LeadNotes
          key={id}
          lead={id}
          notes={lead.notes}
          now={now}
          busy={note.busy}
          failure={note.failure}
          onAdd={(text) => note.run({ text })}
        />
      </PanelSection>
      <PanelSection title="Details">
        <LeadFields fields={lead.fields.filter(({ name }) => !toldFields.includes(name))} />
      </PanelSection>
      <PanelSection title="Mail to the office">
        <MailDelivery
          delivery={lead.delivery}
          now={now}
          busy={resend.busy}
          onResend={() => void resend.run(undefined)}
        />
        <InlineError message={resend.failure} />
      </PanelSection>
      <PanelSection title="History">
        <LeadHistory history={lead.history} now={now} />
      </PanelSection>
    </>
  );
};
