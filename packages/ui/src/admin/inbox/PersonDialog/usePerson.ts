import { dayInNewYork, endpoints, firstSentence, personRequest, type Erased } from '@hvac/content/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../api-client/ApiError.ts';
import { adminRequest } from '../../adminRequest.ts';
import { useDownload } from '../useDownload.ts';
import { overviewKey } from '../useOverview.ts';
import { count } from '../words.ts';

const people = endpoints.adminPeople;

/** "Erased: 2 leads, 1 résumé and 2 messages." */
const erasedWords = ({ leads, resumes, messages }: Erased) =>
  leads + resumes + messages === 0
    ? 'Nothing is kept about this address: there was nothing to erase.'
    : `Erased: ${count(leads, 'lead')}, ${count(resumes, 'résumé')} and ${count(messages, 'message')}.`;

/** What is wrong with an address, in a sentence. */
export function refusalOf(email: string): string | undefined {
  const person = personRequest.safeParse({ email });
  return person.success ? undefined : firstSentence(person.error);
}

/** Everything about one person: saved to a file, or erased for good. */
export function usePerson() {
  const client = useQueryClient();
  const download = useDownload('The data could not be exported. Please try again.');
  const erase = useMutation({
    mutationFn: async (email: string) =>
      (await (await adminRequest('POST', `${people}/erase`, { email })).json()) as Erased,
    onSuccess: () => void client.invalidateQueries({ queryKey: overviewKey }),
  });
  return {
    busy: download.busy || erase.isPending,
    failure:
      download.failure ?? (erase.error ? sentenceOf(erase.error, 'Nothing was erased. Please try again.') : undefined),
    result: erase.data ? erasedWords(erase.data) : download.done ? 'The data was saved to your downloads.' : undefined,
    exportAll: (email: string) => {
      erase.reset();
      const name = `person-${dayInNewYork(Date.now())}.zip`;
      download.start({ url: `${people}/export`, name, body: { email } });
    },
    eraseAll: (email: string) => {
      download.reset();
      return erase.mutateAsync(email).then(
        () => true,
        () => false,
      );
    },
  };
}
