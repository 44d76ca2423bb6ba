import { useEffect, useState } from 'react';
import { whileVisible, type Schedule } from '../../api/schedule.ts';

/** After this many milliseconds people begin to wonder, and press again or leave. */
export const wonderAfter = 8000;

/** Whether a request has been on its way for so long that it should be said. @param schedule tests bring their own */
export function useStillSending(sending: boolean, schedule: Schedule = whileVisible) {
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
