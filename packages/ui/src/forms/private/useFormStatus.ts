import { skipToken, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusField } from './focusField.ts';
import { changeStatus, type FormStatus } from './formStatus.ts';

const editing: FormStatus<never, never> = { name: 'editing' };

/**
 * The status of a form. It is in the app's cache, which outlives the form: left while it is sent, it is still sending on an
 * early return, and shows its receipt on a later one. What has changed takes the focus.
 * @param key names the form on its page
 */
export function useFormStatus<Failure, Receipt = never>(key: QueryKey) {
  type Status = FormStatus<Failure, Receipt>;
  const client = useQueryClient();
  const queryKey = ['form-status', ...key];
  const { data: status = editing } = useQuery<Status>({
    queryKey,
    queryFn: skipToken,
    // The same problems, found again, take the focus again.
    structuralSharing: false,
  });
  const latest = (): Status => client.getQueryData<Status>(queryKey) ?? editing;
  const setStatus = (next: Status) => void client.setQueryData<Status>(queryKey, changeStatus(latest(), next));

  const statusRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status.name === 'editing' && status.focus !== undefined) focusField(status.focus);
    statusRef.current?.focus({ preventScroll: true });
    // To its top, even when it is taller than the screen.
    statusRef.current?.scrollIntoView?.({ block: status.name === 'failed' ? 'nearest' : 'start' });
  }, [status]);

  const [first] = useState(status);
  const leave = useEffectEvent(() => {
    // What was seen is not shown on a return.
    if (latest() !== first && latest().name !== 'sending') setStatus(editing);
  });
  useEffect(() => () => leave(), []);

  return {
    status,
    /** For the summary, alert or receipt that shows the status. */
    statusRef,
    setStatus,
    /** Also before React has rendered again. */
    isSending: () => latest().name === 'sending',
  };
}
