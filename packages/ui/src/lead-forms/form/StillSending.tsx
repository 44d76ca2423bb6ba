import type { Schedule } from '../../api/schedule.ts';
import { news, privacy } from './LeadForm.css.ts';
import { useStillSending } from './useStillSending.ts';

interface StillSendingProps {
  /** A request is on its way. */
  sending: boolean;
  /** Tells when it has become long. Tests bring their own. */
  schedule?: Schedule;
}

/** Says of a slow connection that the page is still at work; empty until then, so that the words are heard. */
export const StillSending = ({ sending, schedule }: StillSendingProps) => {
  const slow = useStillSending(sending, schedule);
  return (
    <div role="status" className={`${news} ${privacy}`}>
      {slow && 'Still sending: your connection is slow. Please keep this page open.'}
    </div>
  );
};
