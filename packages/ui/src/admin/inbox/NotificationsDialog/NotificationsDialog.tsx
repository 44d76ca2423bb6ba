import { Text } from '../../../components/Text/Text.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { box, check } from '../LeadFilters/LeadFilters.css.ts';
import type { Notifications } from './useNotifications.ts';

interface NotificationsDialogProps {
  open: boolean;
  notifications: Notifications;
  onClose: () => void;
}

/** How a new lead reaches somebody who is not looking. */
export const NotificationsDialog = ({ open, notifications, onClose }: NotificationsDialogProps) => (
  <Dialog open={open} title="When a lead comes" onClose={onClose}>
    <Text>While this page is open, but not in front of you:</Text>
    <label className={check}>
      <input
        type="checkbox"
        checked={notifications.notification}
        className={box}
        onChange={({ target }) => void notifications.switchNotification(target.checked)}
      />
      Show a notification
    </label>
    <InlineError message={notifications.refusal} />
    <label className={check}>
      <input
        type="checkbox"
        checked={notifications.sound}
        className={box}
        onChange={({ target }) => notifications.switchSound(target.checked)}
      />
      Play a sound
    </label>
    <Text tone="soft">For you alone, in this browser.</Text>
  </Dialog>
);
