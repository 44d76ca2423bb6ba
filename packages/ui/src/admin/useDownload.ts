import { useMutation } from '@tanstack/react-query';
import { adminRequest, failureOf } from './api.ts';

/** Saves a file under a name. A plain link could not send the token, and would add to the browser's history. */
function save(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers start the download late.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

interface Download {
  url: string;
  /** File name. */
  name: string;
  /** Sent as JSON, with POST. */
  body?: unknown;
}

/** Downloads a file with the session's token. @param failure shown when the server sent no message */
export function useDownload(failure: string) {
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: async ({ url, name, body }: Download) => {
      const response = await adminRequest(body === undefined ? 'GET' : 'POST', url, body);
      save(await response.blob(), name);
    },
  });
  return {
    start: (download: Download) => mutate(download),
    /** Clears the result of the last download. */
    reset,
    busy: isPending,
    done: isSuccess,
    failure: failureOf(error, failure),
  };
}
