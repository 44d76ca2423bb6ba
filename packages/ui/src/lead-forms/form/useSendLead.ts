import { leadNumber, leadReceipt } from '@hvac/content/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { apiRequest } from '../../api/apiRequest.ts';
import { uploadRequest } from './uploadRequest.ts';
import { keptLanding } from '../../hydration/landing.ts';

/** A file on its way. */
export interface Upload {
  /** What is being uploaded, such as "your résumé". */
  what: string;
  /** From 0 to 1; undefined while the browser has not told. */
  share: number | undefined;
}

/** The lead's number; none when the answer cannot be read: a lead that was taken must never look like a failure. */
function numberIn(answer: string): string | undefined {
  try {
    return leadNumber(z.parse(leadReceipt, JSON.parse(answer)).id);
  } catch {
    return undefined;
  }
}

/**
 * Sends a lead, with the progress of its file. `send` resolves with the lead's number.
 * @param uploads names the file that a payload holds
 */
export function useSendLead<Payload>(
  endpoint: string,
  uploads: ((payload: Payload) => string | undefined) | undefined,
) {
  const client = useQueryClient();
  const [upload, setUpload] = useState<Upload>();
  const post = async (payload: Payload): Promise<string> => {
    const what = uploads?.(payload);
    if (what === undefined) {
      const response = await apiRequest('POST', endpoint, payload, { landing: keptLanding() });
      return response.text().catch(() => '');
    }
    setUpload({ what, share: undefined });
    const tell = (share: number) => setUpload({ what, share });
    return uploadRequest(endpoint, payload, tell, keptLanding()).finally(() => setUpload(undefined));
  };
  const { mutateAsync } = useMutation({
    mutationFn: async (payload: Payload) => numberIn(await post(payload)),
    onSuccess: () => void client.invalidateQueries({ queryKey: [endpoint] }),
  });
  return { send: mutateAsync, upload };
}
