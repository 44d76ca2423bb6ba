import { useEffect, useState } from 'react';
import { useSchedule, whileVisible } from '../../components/schedule.ts';

/** After this many milliseconds people begin to wonder, and press again or leave. */
export const wonderAfter = 8000;

/** Whether a request has been on its way for so long that it should be said. */
export function useStillSending(sending: boolean) {
  const schedule = useSchedule(whileVisible);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!sending) return;
    const stop = schedule(() => setSlow(true), wonderAfter);
    return () => {
      stop();
      setSlow(false);
    };
  }, [sending, schedule]);
  return slow;
}
