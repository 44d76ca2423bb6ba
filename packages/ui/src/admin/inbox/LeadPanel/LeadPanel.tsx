import { leadNumber, type LeadDetail, type Team } from '@hvac/content/model';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { QueryError } from '../QueryError/QueryError.tsx';
import { longTime } from '../time.ts';
import { useLead } from '../useLead.ts';
import { kindLabels } from '../words.ts';
import { LeadBody } from './LeadBody.tsx';
import { LeadHead } from './LeadHead.tsx';
import * as css from './LeadPanel.css.ts';
import { usePutAside } from './usePutAside.ts';

interface LeadPanelProps {
  /** Id of the lead. */
  id: string;
  team: Team | undefined;
  /** Takes the focus: somebody opened it just now, and did not arrive with it open. */
  takesFocus: boolean;
  /** When the list was read, in milliseconds since 1970; 0 before it is. */
  now: number;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The page that it was sent from, as far as the browser said. */
const pageOf = ({ history }: LeadDetail) => history.find(({ kind }) => kind === 'received')?.detail;

/** Where the visit began, when that says more than the page that it was sent from. */
const landingOf = ({ landing, ...lead }: LeadDetail) =>
  landing &&
  (landing.from !== undefined || landing.page !== pageOf(lead)) &&
  ['visit began on', landing.page, landing.from && `coming from ${landing.from}`].filter(Boolean).join(' ');

/** One lead. That it was opened marks it read. */
export const LeadPanel = ({ id, team, takesFocus, now: listReadAt, hrefOf, onOpen, onClose }: LeadPanelProps) => {
  const lead = useLead(id);
  const { data, isError, isFetching, error, refetch, dataUpdatedAt } = lead.query;
  // It may be there before the list is.
  const now = Math.max(listReadAt, dataUpdatedAt);
  const { reading, suspicion } = lead;
  const heading = useRef<HTMLHeadingElement>(null);
  const marked = useRef(false);
  const markRead = reading.run;
  const putAside = usePutAside(onClose);

  const clear = async () => {
    // The button goes with the mark.
    if (await suspicion.run({ suspect: false })) heading.current?.focus();
  };

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
        <div className={css.tools}>
          <button type="button" className={css.quiet} onClick={onClose}>
            <span className={css.narrowOnly}>
              <Icon name="chevronLeft" weight={2.4} />
              <span aria-hidden="true">Back to the list</span>
            </span>
            <span className={css.wideOnly}>
              <Icon name="close" weight={2.4} />
            </span>
            <span className={visuallyHidden}>Back to the list</span>
          </button>
          {data && (
            <button
              type="button"
              className={css.quiet}
              disabled={reading.busy}
              onClick={() => void putAside(reading.run({ unread: true }))}
            >
              Mark unread
            </button>
          )}
        </div>
        <h2 ref={heading} tabIndex={-1} id="lead-name" className={css.name}>
          {data ? <bdi>{data.name}</bdi> : isError ? 'Lead' : 'Loading...'}
        </h2>
        {data && (
          <p className={css.facts}>
            {[
              kindLabels[data.kind],
              data.city,
              `received ${longTime(data.receivedAt, now)}`,
              pageOf(data) && `from ${pageOf(data)}`,
              landingOf(data),
              `number ${leadNumber(data.id)}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
      </div>
      <InlineError message={reading.failure} />
      {isError && (
        <QueryError
          error={error}
          fallback="This lead could not be loaded. Please try again."
          stale={data !== undefined}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <LeadHead lead={data} actions={lead} onClear={() => void clear()} />
          <LeadBody lead={data} actions={lead} team={team} now={now} hrefOf={hrefOf} onOpen={onOpen} />
        </>
      )}
    </article>
  );
};
