import { dayInNewYork, endpoints, type LeadFilter } from '@hvac/content/model';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { filterQuery } from '../address.ts';
import { InlineFailure } from '../InlineFailure/InlineFailure.tsx';
import { PersonDialog } from '../PersonDialog/PersonDialog.tsx';
import { useDownload } from '../useDownload.ts';
import * as css from './LeadInbox.css.ts';

interface InboxActionsProps {
  /** What the list shows is what is exported. */
  filter: LeadFilter;
  /** A lead is open: on narrow screens there is room for it alone. */
  behind: boolean;
  /** E-mail address of the open lead: most likely that person's data is asked for. */
  email: string | undefined;
}

/** What can be done with many leads at once. */
export const InboxActions = ({ filter, behind, email }: InboxActionsProps) => {
  const csv = useDownload('The list could not be exported. Please try again.');
  const [asking, setAsking] = useState(false);
  const exportList = () => {
    const query = filterQuery(filter);
    const search = query.size > 0 ? `?${query.toString()}` : '';
    csv.start({ url: `${endpoints.adminLeads}.csv${search}`, name: `leads-${dayInNewYork(Date.now())}.csv` });
  };
  return (
    <div className={behind ? `${css.actions} ${css.behind}` : css.actions}>
      <InlineFailure message={csv.failure} />
      <Button variant="secondary" size="compact" disabled={csv.busy} onClick={exportList}>
        {csv.busy ? 'Exporting...' : 'Export CSV'}
      </Button>
      <Button variant="secondary" size="compact" onClick={() => setAsking(true)}>
        One person’s data
      </Button>
      <PersonDialog open={asking} email={email} onClose={() => setAsking(false)} />
    </div>
  );
};
