import { emergencyIn, type LeadSummary } from '@hvac/content/model';
import { newLeadWords as words } from '@hvac/content/words';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { formatCount } from '../format.ts';
import * as css from './NewLeads.css.ts';

interface NewLeadsProps {
  /** Leads that arrived and that nobody has opened, the one to open first. */
  leads: readonly LeadSummary[];
  /** Opens the first of them. */
  onOpen: (id: string) => void;
}

/** "1 new lead"; of an emergency what it is, and where: "Emergency: no heat, Orange Park, and 1 more". */
function formatNewLeads([first, ...more]: readonly LeadSummary[]): string {
  if (!first?.urgent) return formatCount(more.length + 1, 'newLead');
  const about = [emergencyIn(first.subject) ?? first.name, first.city].filter(Boolean).join(', ');
  const emergency = fillIn(words.emergency, { about });
  return more.length > 0 ? fillIn(words.more, { first: emergency, count: more.length }) : emergency;
}

/** Tells of new leads, and opens the first. It stays until they are opened. */
export const NewLeads = ({ leads, onOpen }: NewLeadsProps) => {
  const [first] = leads;
  return (
    <div role="status">
      {first && (
        <span className={css.pill}>
          <Button size="compact" variant={first.urgent ? 'primary' : 'secondary'} onClick={() => onOpen(first.id)}>
            {formatNewLeads(leads)}
          </Button>
        </span>
      )}
    </div>
  );
};
