import { resumeExtension, resumeLimitBytes, resumeMessages } from '@hvac/content/model';
import { useRef, useState } from 'react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { SubmissionError } from '../form/SubmissionError.ts';

/** What is wrong with a file, as far as its name and size tell. */
function problemOf({ name, size }: File) {
  if (!resumeExtension(name)) return resumeMessages.wrongType;
  if (size > resumeLimitBytes) return resumeMessages.tooLarge;
  return size === 0 ? resumeMessages.unreadable : undefined;
}

/** The file's content in base64, without the prefix of a data URL. @throws when it cannot be read any more */
const readBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });

/** The résumé beside the form's values: kept when it can be taken, refused with a toast when not. */
export function useResume() {
  const { toast } = useToast();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const dismissRefusal = useRef(() => {});

  return {
    file,
    error,
    choose: (picked: File) => {
      const problem = problemOf(picked);
      setError(problem?.description);
      dismissRefusal.current();
      // Keep the earlier file: the new one was refused.
      if (problem) dismissRefusal.current = toast({ ...problem, tone: 'error' });
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
