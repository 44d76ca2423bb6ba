import { resumeExtension, resumeLimitBytes, resumeMessages } from '@hvac/content/model';
import { useState } from 'react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { SubmissionError } from '../form/SubmissionError.ts';
import { readBase64 } from './readBase64.ts';

/** What is wrong with a file, as far as its name and size tell. */
function problemOf({ name, size }: File) {
  if (!resumeExtension(name)) return resumeMessages.wrongType;
  if (size > resumeLimitBytes) return resumeMessages.tooLarge;
  return size === 0 ? resumeMessages.unreadable : undefined;
}

/** The résumé beside the form's values: kept when it can be taken, refused with a toast when not. */
export function useResume() {
  const { toast } = useToast();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();

  return {
    file,
    error,
    choose: (picked: File) => {
      const problem = problemOf(picked);
      setError(problem?.description);
      // One that was taken before stays: the new one did not replace it.
      if (problem) toast({ ...problem, tone: 'error' });
      else setFile(picked);
    },
    clear: () => {
      setFile(undefined);
      setError(undefined);
    },
    /** @throws {SubmissionError} when the file is gone or changed since it was chosen */
    read: async () => {
      if (!file) return undefined;
      try {
        return { file, fileData: await readBase64(file) };
      } catch {
        setError(resumeMessages.unreadable.description);
        throw new SubmissionError(resumeMessages.unreadable);
      }
    },
  };
}
