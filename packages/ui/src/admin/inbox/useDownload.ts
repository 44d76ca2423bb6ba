import { useMutation } from '@tanstack/react-query';
import { getErrorMessage } from '../../api/ApiError.ts';
import { adminRequest } from '../api.ts';

/** Saves a file under a name. A link could not send the password, and would put the file into the history. */
function save(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers have not started the download before that.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

interface Download {
  /** Path of the call. */
  url: string;
  /** Name to save it under. */
  name: string;
  /** Sent as JSON, with POST. */
  body?: unknown;
}

/** Fetches a file with the password and saves it. @param failure said when there is no sentence from the server */
export function useDownload(failure: string) {
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: async ({ url, name, body }: Download) => {
      const response = await adminRequest(body === undefined ? 'GET' : 'POST', url, body);
      save(await response.blob(), name);
    },
  });
  return {
    start: (download: Download) => mutate(download),
    /** Forgets how the last one ended. */
    reset,
    busy: isPending,
    done: isSuccess,
    failure: error ? getErrorMessage(error, failure) : undefined,
  };
}
