import { news, privacy } from './LeadForm.css.ts';
import { useStillSending } from './useStillSending.ts';

interface StillSendingProps {
  /** A request is on its way. */
  sending: boolean;
}

/** Says of a slow connection that the page is still at work; empty until then, so that the words are heard. */
export const StillSending = ({ sending }: StillSendingProps) => {
  const slow = useStillSending(sending);
  return (
    <div role="status" className={`${news} ${privacy}`}>
      {slow && 'Still sending: your connection is slow. Please keep this page open.'}
    </div>
  );
};
