import type { LeadSummary } from '@hvac/content/model';
import { checkbox } from '../../../forms/CheckboxField/CheckboxField.css.ts';
import type { LeadSelection } from '../LeadInbox/useLeadSelection.ts';
import * as css from './LeadList.css.ts';
import { LeadRow } from './LeadRow.tsx';
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

/** Leads of one person: the first of them stands for all. */
interface Group {
  lead: LeadSummary;
  count: number;
}

const senderOf = ({ email, phone }: LeadSummary) => [email.toLowerCase(), phone.replaceAll(/\D/g, '')];

/** One row a person, in the place of their first lead. @param open a lead that keeps its own row */
function groupBySender(leads: readonly LeadSummary[], open: string | undefined): Group[] {
  const groups: Group[] = [];
  const known = new Map<string, Group>();
  for (const lead of leads) {
    const keys = senderOf(lead).filter(Boolean);
    const group = keys.map((key) => known.get(key)).find(Boolean);
    if (group && lead.id !== open) group.count += 1;
    else groups.push({ lead, count: 1 });
    const own = group ?? groups.at(-1);
    for (const key of keys) if (own) known.set(key, own);
  }
  return groups;
}

/** The list of leads, one row a person. Arrow keys go from one to the next. */
export const LeadList = ({ leads, open, now, hrefOf, onOpen, selection }: LeadListProps) => {
  // Each lead is selected by itself.
  const groups = selection ? leads.map((lead) => ({ lead, count: 1 })) : groupBySender(leads, open);
  return (
    <ul aria-label="Leads" className={css.list}>
      {groups.map(({ lead, count }) => (
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
            <LeadRow
              lead={lead}
              count={count}
              href={hrefOf(lead.id)}
              current={lead.id === open}
              now={now}
              onOpen={onOpen}
            />
          </div>
        </li>
      ))}
    </ul>
  );
};
