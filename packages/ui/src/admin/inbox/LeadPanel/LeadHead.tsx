import { dialNumber, type LeadDetail, type LeadKindName } from '@hvac/content/model';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../components/Button/Button.tsx';
import { InlineFailure } from '../InlineFailure/InlineFailure.tsx';
import type { LeadActions } from '../useLead.ts';
import { suspicionWords } from '../words.ts';
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
  /** The lead was put aside: marked unread, or moved to another folder. */
  onPutAside: () => void;
}

/** How to answer a lead, and where to put it. */
export const LeadHead = ({ lead, actions: { reading, folder }, onPutAside }: LeadHeadProps) => {
  /** As of now, not of when the button was pressed; nothing once another lead is open. */
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = onPutAside;
    return () => {
      leave.current = undefined;
    };
  }, [onPutAside]);
  const putAside = async (done: Promise<boolean>) => {
    if (await done) leave.current?.();
  };
  const number = dialNumber(lead.phone);
  const mailto = `mailto:${encodeURIComponent(lead.email)}?subject=${encodeURIComponent(subjects[lead.kind])}`;
  return (
    <>
      <div className={css.actions}>
        {number !== undefined && (
          <ButtonLink size="compact" icon="phone" href={`tel:${number}`}>
            Call {lead.phone}
          </ButtonLink>
        )}
        <ButtonLink size="compact" variant="secondary" icon="mail" href={mailto}>
          E-mail
        </ButtonLink>
        <Button
          size="compact"
          variant="secondary"
          disabled={reading.busy}
          onClick={() => void putAside(reading.run({ unread: true }))}
        >
          Mark unread
        </Button>
      </div>
      <InlineFailure message={reading.failure} />
      {lead.suspect.length > 0 && (
        <div className={css.suspect}>
          <p>
            <strong>This may not come from a person.</strong>{' '}
            {lead.suspect.map((suspicion) => suspicionWords[suspicion]).join(' ')}
          </p>
          <Button
            size="compact"
            variant="secondary"
            disabled={folder.busy}
            onClick={() => void putAside(folder.run({ suspect: false }))}
          >
            Not spam: move to the inbox
          </Button>
          <InlineFailure message={folder.failure} />
        </div>
      )}
    </>
  );
};
