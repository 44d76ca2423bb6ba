import type { LeadSummary } from '@hvac/content/model';
import { Button } from '../../../components/Button/Button.tsx';
import { formatCount } from '../format.ts';
import * as css from './NewLeads.css.ts';

interface NewLeadsProps {
  /** Leads that arrived and that nobody has opened, the one to open first. */
  leads: readonly LeadSummary[];
  onOpen: (id: string) => void;
}

/** Tells of new leads, and opens the first. It stays until they are opened. */
export const NewLeads = ({ leads, onOpen }: NewLeadsProps) => {
  const [first] = leads;
  const count = formatCount(leads.length, 'new lead');
  return (
    <div role="status">
      {first && (
        <span className={css.pill}>
          <Button size="compact" variant={first.urgent ? 'primary' : 'secondary'} onClick={() => onOpen(first.id)}>
            {first.urgent ? `${count}: emergency` : count}
          </Button>
        </span>
      )}
    </div>
  );
};
