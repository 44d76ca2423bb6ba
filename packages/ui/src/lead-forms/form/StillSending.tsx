'use client';

import { sharedFormWords } from '@hvac/content/words';
import { useEffect, useState } from 'react';
import { liveRegion } from '../../theme/liveRegion.css.ts';
import { privacy } from './LeadForm.css.ts';
import { useSchedule, whileVisible } from '../../components/private/schedule.ts';

/** After this many milliseconds people begin to wonder, and press again or leave. */
export const slowAfterMs = 8000;

/** Whether a request has been on its way for so long that it should be said. */
function useStillSending(sending: boolean) {
  const schedule = useSchedule(whileVisible);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!sending) return;
    const stop = schedule(() => setSlow(true), slowAfterMs);
    return () => {
      stop();
      setSlow(false);
    };
  }, [sending, schedule]);
  return slow;
}

interface StillSendingProps {
  /** A request is on its way. */
  sending: boolean;
  /** What it says. */
  text?: string;
}

/** Says of a slow connection that the page is still at work; empty until then, so that the words are heard. */
export const StillSending = ({ sending, text = sharedFormWords.slow }: StillSendingProps) => {
  const slow = useStillSending(sending);
  return (
    <div role="status" className={`${liveRegion} ${privacy}`}>
      {slow && text}
    </div>
  );
};
