import { endpoints, leadStatuses, type LeadDetail } from '@hvac/content/model';
import { Choices } from '../Choices/Choices.tsx';
import { InlineFailure } from '../InlineFailure/InlineFailure.tsx';
import { LeadFields } from '../LeadFields/LeadFields.tsx';
import { LeadHistory } from '../LeadHistory/LeadHistory.tsx';
import { LeadNotes } from '../LeadNotes/LeadNotes.tsx';
import { MailDelivery } from '../MailDelivery/MailDelivery.tsx';
import { ResumeFile } from '../ResumeFile/ResumeFile.tsx';
import { useDownload } from '../useDownload.ts';
import type { LeadActions } from '../useLead.ts';
import { statusWords } from '../words.ts';
import { PanelSection } from './PanelSection.tsx';

const statuses = leadStatuses.map((value) => ({ value, label: statusWords[value] }));

interface LeadBodyProps {
  lead: LeadDetail;
  actions: LeadActions;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** Everything about a lead: what it says, and what the office did about it. */
export const LeadBody = ({ lead, actions: { status, note, resend }, now }: LeadBodyProps) => {
  const download = useDownload('The résumé could not be downloaded. Please try again.');
  const { id, resume } = lead;
  return (
    <>
      <PanelSection title="Status">
        <Choices
          label="Status"
          choices={statuses}
          value={status.pending?.status ?? lead.status}
          onChange={(value) => void status.run({ status: value })}
        />
        <InlineFailure message={status.failure} />
      </PanelSection>
      <PanelSection title="What it says">
        <LeadFields fields={lead.fields} />
      </PanelSection>
      {resume && (
        <PanelSection title="Résumé">
          <ResumeFile
            resume={resume}
            busy={download.busy}
            onDownload={() => download.start({ url: `${endpoints.adminLeads}/${id}/resume`, name: resume.name })}
          />
          <InlineFailure message={download.failure} />
        </PanelSection>
      )}
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
      <PanelSection title="Mail to the office">
        <MailDelivery
          delivery={lead.delivery}
          now={now}
          busy={resend.busy}
          onResend={() => void resend.run(undefined)}
        />
        <InlineFailure message={resend.failure} />
      </PanelSection>
      <PanelSection title="History">
        <LeadHistory history={lead.history} now={now} />
      </PanelSection>
    </>
  );
};
