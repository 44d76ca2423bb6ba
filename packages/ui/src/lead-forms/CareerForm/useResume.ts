import { maybeResume, resumeLimitBytes, resumeMessages } from '@hvac/content/model';
import type { LeadFormWords } from '@hvac/content/words';
import { useRef, useState } from 'react';
import { usePostedForm } from '../../forms/private/posted.ts';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { inOtherWords } from '../form/inOtherWords.ts';
import { SubmissionError } from '../form/SubmissionError.ts';

type Problem = (typeof resumeMessages)[keyof typeof resumeMessages];

/** What is wrong with a file, as far as its name, type and size tell. */
function problemOf(file: File): Problem | undefined {
  if (!maybeResume(file)) return resumeMessages.wrongType;
  if (file.size > resumeLimitBytes) return resumeMessages.tooLarge;
  return file.size === 0 ? resumeMessages.empty : undefined;
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

/**
 * The résumé beside the form's values: kept when it can be taken, refused with a toast when not. A refused one stops the
 * sending until another file is chosen or it is removed.
 * @param messages of the form
 */
export function useResume(messages: LeadFormWords['messages']) {
  const say = (sentence: string) => inOtherWords(sentence, messages);
  const { toast } = useToast();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState(usePostedForm()?.errors['resume']);
  const [refused, setRefused] = useState<{ name: string; problem: Problem }>();
  const dismissRefusal = useRef(() => {});

  return {
    file,
    error: error && say(error),
    refusedName: refused?.name,
    choose: (picked: File) => {
      const problem = problemOf(picked);
      setError(problem?.description);
      setRefused(problem && { name: picked.name, problem });
      dismissRefusal.current();
      // Keep the earlier file: the new one was refused.
      if (problem)
        dismissRefusal.current = toast({
          title: say(problem.title),
          description: say(problem.description),
          tone: 'error',
        });
      else setFile(picked);
    },
    clear: () => {
      setFile(undefined);
      setError(undefined);
      setRefused(undefined);
    },
    clearRefused: () => {
      setError(undefined);
      setRefused(undefined);
    },
    /** @throws {SubmissionError} when a file was refused, or is gone or changed since it was chosen */
    read: async () => {
      if (refused) throw new SubmissionError(refused.problem);
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
