import type { LeadSummary } from '@hvac/content/model';
import { LeadRow } from './LeadRow.tsx';
import * as css from './LeadList.css.ts';

interface LeadListProps {
  leads: readonly LeadSummary[];
  /** Id of the lead that is open. */
  open?: string | undefined;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Address of a lead's own view. */
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
}

/** Leads, newest first. Arrow keys, or j and k, go from one to the next. */
export const LeadList = ({ leads, open, now, hrefOf, onOpen }: LeadListProps) => (
  <ul aria-label="Leads" className={css.list}>
    {leads.map((lead) => (
      <li key={lead.id} className={css.item}>
        <LeadRow lead={lead} href={hrefOf(lead.id)} current={lead.id === open} now={now} onOpen={onOpen} />
      </li>
    ))}
  </ul>
);
