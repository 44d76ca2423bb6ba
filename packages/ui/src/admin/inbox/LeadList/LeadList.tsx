import type { LeadSummary } from '@hvac/content/model';
import { LeadRow } from './LeadRow.tsx';
import { list } from './LeadList.css.ts';
import { item } from './LeadRow.css.ts';

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

/** Leads, newest first. Arrow keys go from one to the next. */
export const LeadList = ({ leads, open, now, hrefOf, onOpen }: LeadListProps) => (
  <ul aria-label="Leads" className={list}>
    {leads.map((lead) => (
      <li key={lead.id} className={item}>
        <LeadRow lead={lead} href={hrefOf(lead.id)} current={lead.id === open} now={now} onOpen={onOpen} />
      </li>
    ))}
  </ul>
);
