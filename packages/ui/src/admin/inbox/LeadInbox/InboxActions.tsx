import { localDay, endpoints, type LeadFilter } from '@hvac/content/model';
import { useState } from 'react';
import { filterQuery } from '../address.ts';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { ShortcutsDialog } from '../ShortcutsDialog/ShortcutsDialog.tsx';
import { useKeys } from '../ShortcutsDialog/useKeys.ts';
import { searchId } from '../LeadFilters/SearchField.tsx';
import { DropdownMenu } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { PersonDialog } from '../PersonDialog/PersonDialog.tsx';
import { NotificationsDialog } from '../NotificationsDialog/NotificationsDialog.tsx';
import type { Notifications } from '../NotificationsDialog/useNotifications.ts';
import { useDownload } from '../useDownload.ts';
import * as css from './LeadInbox.css.ts';

interface InboxActionsProps {
  /** What the list shows is what is exported. */
  filter: LeadFilter;
  /** A lead is open: on narrow screens there is room for it alone. */
  behind: boolean;
  notifications: Notifications;
  /** E-mail address of the open lead: most likely that person's data is asked for. */
  email: string | undefined;
  /** Goes to the next lead (1), or to the one before (-1). */
  onStep: (step: number) => void;
  /** Closes the lead that is open. */
  onClose: (() => void) | undefined;
}

/** What is done rarely, and what is done by keys. */
export const InboxActions = ({ filter, behind, notifications, email, onStep, onClose }: InboxActionsProps) => {
  const csv = useDownload('The list could not be exported. Please try again.');
  const [layer, setLayer] = useState<'person' | 'keys' | 'notifications'>();
  const { on, switchKeys } = useKeys({
    j: () => onStep(1),
    k: () => onStep(-1),
    '/': () => document.getElementById(searchId)?.focus(),
    '?': () => setLayer('keys'),
    ...(onClose && { Escape: onClose }),
  });
  const exportList = () => {
    const query = filterQuery(filter);
    const search = query.size > 0 ? `?${query.toString()}` : '';
    csv.start({ url: `${endpoints.adminLeads}.csv${search}`, name: `leads-${localDay(Date.now())}.csv` });
  };
  return (
    <div className={behind ? `${css.actions} ${css.behind}` : css.actions}>
      <InlineError message={csv.failure} />
      <DropdownMenu
        label="More"
        items={[
          { label: csv.busy ? 'Exporting...' : 'Export this list (CSV)', onPress: exportList, disabled: csv.busy },
          { label: 'One person’s data', onPress: () => setLayer('person') },
          { label: 'When a lead comes', onPress: () => setLayer('notifications') },
          { label: 'Keys', onPress: () => setLayer('keys') },
        ]}
      />
      <PersonDialog open={layer === 'person'} email={email} onClose={() => setLayer(undefined)} />
      <NotificationsDialog
        open={layer === 'notifications'}
        notifications={notifications}
        onClose={() => setLayer(undefined)}
      />
      <ShortcutsDialog open={layer === 'keys'} on={on} onSwitch={switchKeys} onClose={() => setLayer(undefined)} />
    </div>
  );
};
