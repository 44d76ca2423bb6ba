import { endpoints, localDay, type LeadFilter } from '@hvac/content/model';
import { inboxWords as words, notificationWords, personWords, shortcutWords } from '@hvac/content/words';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { DropdownMenu } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { leadsUrl } from '../../api.ts';
import { searchId } from '../LeadFilters/SearchField.tsx';
import { PersonDialog } from '../PersonDialog/PersonDialog.tsx';
import { PhoneLeadDialog } from '../PhoneLeadDialog/PhoneLeadDialog.tsx';
import { ShortcutsDialog, useShortcuts } from '../ShortcutsDialog/ShortcutsDialog.tsx';
import { useDownload } from '../../useDownload.ts';
import { desktopOnly } from '../../layout/widths.css.ts';
import { serverTime } from '../../serverClock.ts';

interface InboxActionsProps {
  /** The export contains the leads that match it. */
  filter: LeadFilter;
  /** A lead is open: narrow screens hide these actions. */
  behind: boolean;
  /** Email address of the open lead, the default in the dialog for one person's data. */
  email: string | undefined;
  /** The owner may erase a person's data. */
  isOwner: boolean;
  /** Opens the dialog of notifications. */
  onNotifications: () => void;
  /** Opens a new lead. */
  onOpen: (id: string) => void;
  /** Moves to the next (1) or previous (-1) lead. */
  onStep: (step: number) => void;
  /** Closes the open lead. */
  onClose: (() => void) | undefined;
}

/** The button to add a lead, the overflow menu, and their dialogs. */
export const InboxActions = (props: InboxActionsProps) => {
  const { filter, behind, email, isOwner, onNotifications, onOpen, onStep, onClose } = props;
  const csv = useDownload(words.exportFailed);
  const [dialog, setDialog] = useState<'add' | 'person' | 'shortcuts'>();
  const close = () => setDialog(undefined);
  const shortcuts = useShortcuts({
    j: () => onStep(1),
    k: () => onStep(-1),
    '/': () => document.getElementById(searchId)?.focus(),
    '?': () => setDialog('shortcuts'),
    ...(onClose && { Escape: onClose }),
  });
  const exportList = () =>
    csv.start({
      url: leadsUrl(filter, `${endpoints.adminLeads}.csv`),
      name: `leads-${localDay(serverTime())}.csv`,
    });
  return (
    <div className={behind ? desktopOnly : undefined}>
      <Inline gap="xs">
        <InlineError message={csv.failure} />
        <Button size="compact" variant="secondary" icon="plus" onClick={() => setDialog('add')}>
          {words.add}
        </Button>
        <DropdownMenu
          label={words.more}
          items={[
            { label: csv.busy ? words.exporting : words.export, onPress: exportList, disabled: csv.busy },
            { label: personWords.title, onPress: () => setDialog('person') },
            { label: notificationWords.title, onPress: onNotifications },
            { label: shortcutWords.title, onPress: () => setDialog('shortcuts') },
          ]}
        />
      </Inline>
      <PhoneLeadDialog
        open={dialog === 'add'}
        onClose={close}
        onAdded={(id) => {
          close();
          onOpen(id);
        }}
      />
      <PersonDialog open={dialog === 'person'} email={email} canErase={isOwner} onClose={close} />
      <ShortcutsDialog open={dialog === 'shortcuts'} {...shortcuts} onClose={close} />
    </div>
  );
};
