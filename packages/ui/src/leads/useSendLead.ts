import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { apiRequest } from '../api-client/apiRequest.ts';
import { uploadRequest } from '../api-client/uploadRequest.ts';
import { useSubmitLead } from '../api-client/useSubmitLead.ts';

/** A file on its way. */
export interface Upload {
  /** What is being uploaded, such as "your résumé". */
  what: string;
  /** From 0 to 1; undefined while the browser has not told. */
  share: number | undefined;
}

/**
 * Sends a lead, and tells of a file in it how far it has come.
 * @param uploads names the file that a payload holds
 */
export function useSendLead<Payload>(
  endpoint: string,
  invalidates: QueryKey,
  uploads: ((payload: Payload) => string | undefined) | undefined,
) {
  const [upload, setUpload] = useState<Upload>();
  const { mutateAsync, isPending } = useSubmitLead<Payload>(endpoint, invalidates, async (payload) => {
    const what = uploads?.(payload);
    if (what === undefined) return apiRequest('POST', endpoint, payload);
    setUpload({ what, share: undefined });
    return uploadRequest(endpoint, payload, (share) => setUpload({ what, share })).finally(() => setUpload(undefined));
  });
  return { send: mutateAsync, sending: isPending, upload };
}
