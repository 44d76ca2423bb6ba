import { Text } from '../../../components/Text/Text.tsx';
import { InboxDialog } from '../../../components/Dialog/Dialog.tsx';
import { InlineFailure } from '../../../components/InlineError/InlineError.tsx';
import { box, check } from '../LeadFilters/LeadFilters.css.ts';
import type { Signals } from './useNotifications.ts';

interface SignalsDialogProps {
  open: boolean;
  signals: Signals;
  onClose: () => void;
}

/** How a new lead reaches somebody who is not looking. */
export const SignalsDialog = ({ open, signals, onClose }: SignalsDialogProps) => (
  <InboxDialog open={open} title="When a lead comes" onClose={onClose}>
    <Text>While this page is open, but not in front of you:</Text>
    <label className={check}>
      <input
        type="checkbox"
        checked={signals.notification}
        className={box}
        onChange={({ target }) => void signals.switchNotification(target.checked)}
      />
      Show a notification
    </label>
    <InlineFailure message={signals.refusal} />
    <label className={check}>
      <input
        type="checkbox"
        checked={signals.sound}
        className={box}
        onChange={({ target }) => signals.switchSound(target.checked)}
      />
      Play a sound
    </label>
    <Text tone="soft">For you alone, in this browser.</Text>
  </InboxDialog>
);
