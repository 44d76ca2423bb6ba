import { identityKeys, localDay, type LeadSummary } from '@hvac/content/model';
import { inboxWords } from '@hvac/content/words';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { CheckboxField } from '../../../forms/CheckboxField/CheckboxField.tsx';
import { useInbox } from '../InboxContext.ts';
import { formatAgendaDay } from '../format.ts';
import type { LeadSelection } from '../LeadInbox/useLeadSelection.ts';
import * as css from './LeadList.css.ts';
import { LeadRow } from './LeadRow.tsx';
import { item } from './LeadRow.css.ts';

interface LeadListProps {
  /** The leads in the order of the list. */
  leads: readonly LeadSummary[];
  /** Id of the lead that is open. */
  open?: string | undefined;
  /** Selection mode: each row has a checkbox, and a click on the row selects it. */
  selection?: Pick<LeadSelection, 'selected' | 'toggle'> | undefined;
  /** The list is an agenda: each day has a heading. */
  byDay?: boolean;
}

/** Leads of one person, shown as one row. */
interface Group {
  lead: LeadSummary;
  count: number;
}

/** Groups leads by person, in the place of the first one. @param open id of a lead that keeps its own row */
function groupBySender(leads: readonly LeadSummary[], open: string | undefined): Group[] {
  const groups: Group[] = [];
  const known = new Map<string, Group>();
  for (const lead of leads) {
    const keys = identityKeys({ email: lead.email, phone: lead.phone });
    const group = keys.map((key) => known.get(key)).find(Boolean);
    if (group && lead.id !== open) group.count += 1;
    else groups.push({ lead, count: 1 });
    const own = group ?? groups.at(-1);
    for (const key of keys) if (own) known.set(key, own);
  }
  return groups;
}

/** The list of leads, one row per person. Arrow keys move between rows. */
export const LeadList = ({ leads, open, selection, byDay = false }: LeadListProps) => {
  const { now, onOpen } = useInbox();
  // Each lead is selected separately.
  const groups = selection || byDay ? leads.map((lead) => ({ lead, count: 1 })) : groupBySender(leads, open);
  return (
    <ul role="list" aria-label={inboxWords.list}>
      {groups.map(({ lead, count }, index) => (
        <li key={lead.id} className={selection ? css.selectable : css.plain}>
          {byDay && lead.followUp !== undefined && lead.followUp !== groups[index - 1]?.lead.followUp && (
            <div className={css.day}>
              <Heading level={2} size="label">
                {formatAgendaDay(lead.followUp, localDay(now))}
              </Heading>
            </div>
          )}
          {selection && (
            <div className={css.selector}>
              <CheckboxField
                id={`select-${lead.id}`}
                name="lead"
                label={fillIn(inboxWords.select, { name: lead.name })}
                labelHidden
                checked={selection.selected.some(({ id }) => id === lead.id)}
                onChange={({ nativeEvent }) =>
                  selection.toggle(lead.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                }
              />
            </div>
          )}
          <div className={item}>
            <LeadRow
              lead={lead}
              count={count}
              byDay={byDay}
              current={lead.id === open}
              onOpen={selection ? (id) => selection.toggle(id) : onOpen}
            />
          </div>
        </li>
      ))}
    </ul>
  );
};
