import type { LeadSummary } from '@hvac/content/model';
import { checkbox } from '../../../forms/CheckboxField/CheckboxField.css.ts';
import type { LeadSelection } from '../LeadSelection/useLeadSelection.ts';
import { LeadRow } from './LeadRow.tsx';
import * as css from './LeadList.css.ts';
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
  /** Each row has a checkbox: several leads are being selected. */
  selection?: Pick<LeadSelection, 'selected' | 'toggle'> | undefined;
}

/** Leads, newest first. Arrow keys go from one to the next. */
export const LeadList = ({ leads, open, now, hrefOf, onOpen, selection }: LeadListProps) => (
  <ul aria-label="Leads" className={css.list}>
    {leads.map((lead) => (
      <li key={lead.id} className={selection ? css.selectable : css.plain}>
        {selection && (
          <label className={css.selector}>
            <input
              type="checkbox"
              aria-label={`Select ${lead.name}`}
              checked={selection.selected.some(({ id }) => id === lead.id)}
              onChange={() => selection.toggle(lead.id)}
              className={checkbox}
            />
          </label>
        )}
        <div className={item}>
          <LeadRow lead={lead} href={hrefOf(lead.id)} current={lead.id === open} now={now} onOpen={onOpen} />
        </div>
      </li>
    ))}
  </ul>
);
