import type { LeadDetail } from '@hvac/content/model';
import { Button } from '../../../components/Button/Button.tsx';
import { longTime } from '../time.ts';
import { count } from '../words.ts';
import * as css from './MailDelivery.css.ts';

interface MailDeliveryProps {
  delivery: LeadDetail['delivery'];
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Asking for it again is on its way. */
  busy: boolean;
  onResend: () => void;
}

const sentences: Record<LeadDetail['delivery']['state'], (delivery: LeadDetail['delivery'], now: number) => string> = {
  none: () => 'Not mailed: this lead came before mail was set up.',
  off: () => 'Not mailed: no mail server is set. The message is kept, and goes out once there is one.',
  waiting: () => 'About to be mailed to the office.',
  sent: ({ sentAt }, now) => (sentAt ? `Mailed to the office ${longTime(sentAt, now)}.` : 'Mailed to the office.'),
  retrying: ({ attempts, nextAttemptAt, problem }, now) =>
    [
      `Not mailed yet, after ${count(attempts, 'try', 'tries')}.`,
      problem && `${problem}.`,
      nextAttemptAt && `Next try: ${longTime(nextAttemptAt, now)}.`,
    ]
      .filter(Boolean)
      .join(' '),
};

/** Whether the office was mailed about a lead, and a button to mail it again. */
export const MailDelivery = ({ delivery, now, busy, onResend }: MailDeliveryProps) => (
  <div className={css.delivery}>
    <p className={delivery.state === 'retrying' ? css.stuck : css.text}>{sentences[delivery.state](delivery, now)}</p>
    {delivery.state !== 'waiting' && delivery.state !== 'off' && (
      <Button variant="secondary" size="compact" icon="mail" disabled={busy} onClick={onResend}>
        Resend
      </Button>
    )}
  </div>
);
