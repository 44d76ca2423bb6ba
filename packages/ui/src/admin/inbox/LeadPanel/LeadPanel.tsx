import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import { longTime } from '../time.ts';
import { useLead } from '../useLead.ts';
import { kindWords } from '../words.ts';
import { LeadBody } from './LeadBody.tsx';
import { LeadHead } from './LeadHead.tsx';
import * as css from './LeadPanel.css.ts';

interface LeadPanelProps {
  /** Id of the lead. */
  id: string;
  /** Takes the focus: somebody opened it just now, and did not arrive with it open. */
  takesFocus: boolean;
  /** The present, in milliseconds since 1970. */
  now: number;
  onClose: () => void;
}

/** One lead. That it was opened marks it read. */
export const LeadPanel = ({ id, takesFocus, now, onClose }: LeadPanelProps) => {
  const lead = useLead(id);
  const { data, isError, isFetching, error, refetch } = lead.query;
  const heading = useRef<HTMLHeadingElement>(null);
  const marked = useRef(false);
  const markRead = lead.reading.run;

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (!data || marked.current) return;
    marked.current = true;
    if (data.unread) void markRead({ unread: false });
  }, [data, markRead]);

  return (
    <article aria-labelledby="lead-name" aria-busy={!data && isFetching} className={css.panel}>
      <div className={css.head}>
        <div className={css.back}>
          <Button variant="secondary" size="compact" icon="chevronLeft" onClick={onClose}>
            Back to the list
          </Button>
        </div>
        <h2 ref={heading} tabIndex={-1} id="lead-name" className={css.name}>
          {data ? <bdi>{data.name}</bdi> : isError ? 'Lead' : 'Loading...'}
        </h2>
        {data && (
          <p className={css.facts}>
            {kindWords[data.kind]}, received {longTime(data.receivedAt, now)}
          </p>
        )}
        {data && <LeadHead lead={data} actions={lead} onPutAside={onClose} />}
      </div>
      {isError && (
        <LoadFailure
          error={error}
          fallback="This lead could not be loaded. Please try again."
          stale={data !== undefined}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <LeadBody lead={data} actions={lead} now={now} />}
    </article>
  );
};
