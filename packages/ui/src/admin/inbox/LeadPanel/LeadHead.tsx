import { dialNumber, endpoints, suspicionWords, type LeadDetail, type LeadKindName } from '@hvac/content/model';
import { Button, ButtonLink } from '../../../components/Button/Button.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { LeadWords } from '../LeadWords/LeadWords.tsx';
import { ResumeFile } from '../ResumeFile/ResumeFile.tsx';
import { useDownload } from '../useDownload.ts';
import type { LeadActions } from '../useLead.ts';
import * as css from './LeadPanel.css.ts';

/** Subject of the answer. */
const subjects: Record<LeadKindName, string> = {
  'service-request': 'Your service request',
  contact: 'Your message',
  referral: 'Your referral',
  'career-application': 'Your application',
};

interface LeadHeadProps {
  lead: LeadDetail;
  actions: LeadActions;
  /** It is no spam. */
  onClear: () => void;
}

/** What somebody wants, and how to answer. */
export const LeadHead = ({ lead, actions: { suspicion: clearing }, onClear }: LeadHeadProps) => {
  const download = useDownload('The résumé could not be downloaded. Please try again.');
  const { id, resume } = lead;
  const number = dialNumber(lead.phone);
  const mailto = `mailto:${encodeURIComponent(lead.email)}?subject=${encodeURIComponent(subjects[lead.kind])}`;
  return (
    <>
      {lead.suspect.length > 0 && (
        <div className={css.suspect}>
          <p>
            <strong>This may not come from a person.</strong>{' '}
            {lead.suspect.map((suspicion) => suspicionWords[suspicion]).join(' ')}
          </p>
          <Button size="compact" variant="secondary" disabled={clearing.busy} onClick={onClear}>
            Not spam
          </Button>
          <InlineError message={clearing.failure} />
        </div>
      )}
      <LeadWords kind={lead.kind} fields={lead.fields} />
      <div className={css.actions}>
        {number !== undefined && (
          <ButtonLink size="compact" icon="phone" href={`tel:${number}`}>
            Call {lead.phone}
          </ButtonLink>
        )}
        <ButtonLink size="compact" variant="secondary" icon="mail" href={mailto}>
          E-mail
        </ButtonLink>
        {resume && (
          <ResumeFile
            resume={resume}
            busy={download.busy}
            onDownload={() => download.start({ url: `${endpoints.adminLeads}/${id}/resume`, name: resume.name })}
          />
        )}
      </div>
      <InlineError message={download.failure} />
    </>
  );
};
