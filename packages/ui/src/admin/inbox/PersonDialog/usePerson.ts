import {
  localDay,
  e164,
  endpoints,
  firstSentence,
  nobodyKnown,
  personIn,
  personRequest,
  type Erased,
  type PersonFound,
} from '@hvac/content/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getErrorMessage } from '../../../api/ApiError.ts';
import { adminRequest } from '../../auth/adminRequest.ts';
import { useDownload } from '../useDownload.ts';
import { overviewKey } from '../useOverview.ts';
import { count } from '../words.ts';

const people = endpoints.adminPeople;

/** "2 leads, 1 résumé and 2 messages" */
const amount = ({ leads, resumes, messages }: Erased) =>
  `${count(leads, 'lead')}, ${count(resumes, 'résumé')} and ${count(messages, 'message')}`;

/** "2 leads, 1 résumé and 2 messages that are still to go out, of Rosa Delgado" */
export const foundWords = ({ names, ...found }: PersonFound) =>
  `${amount(found)} still to go out, of ${names.join(', ')}`;

/** What is wrong with what was typed, in a sentence. */
export function refusalOf(typed: string): string | undefined {
  const person = personRequest.safeParse(personIn(typed));
  return person.success ? undefined : firstSentence(person.error);
}

/** Whether two texts are the same address, or the same number in another notation. */
export function isSame(one: string, other: string): boolean {
  const number = personIn(one).phone === undefined ? undefined : e164(one);
  return number === undefined ? one.trim().toLowerCase() === other.trim().toLowerCase() : number === e164(other);
}

/** Everything about one person, by address or phone number: looked up, saved to a file, or erased for good. */
export function usePerson() {
  const client = useQueryClient();
  const download = useDownload('The data could not be exported. Please try again.');
  const find = useMutation({
    mutationFn: async (typed: string) =>
      (await (await adminRequest('POST', `${people}/find`, personIn(typed))).json()) as PersonFound,
  });
  const erase = useMutation({
    mutationFn: async (typed: string) =>
      (await (await adminRequest('POST', `${people}/erase`, personIn(typed))).json()) as Erased,
    onSuccess: () => void client.invalidateQueries({ queryKey: overviewKey }),
  });
  const failureOf = (error: Error | null, sentence: string) => (error ? getErrorMessage(error, sentence) : undefined);

  const erasedWords = (done: Erased, typed: string) =>
    done.leads === 0 ? nobodyKnown(personIn(typed)) : `Erased: ${amount(done)}.`;
  const savedWords = find.data && `The data was saved to your downloads: ${foundWords(find.data)}.`;
  return {
    busy: find.isPending || download.busy || erase.isPending,
    failure:
      failureOf(find.error, 'The data could not be looked up. Please try again.') ??
      download.failure ??
      failureOf(erase.error, 'Nothing was erased. Please try again.'),
    result: erase.data ? erasedWords(erase.data, erase.variables) : download.done ? savedWords : undefined,
    /** How much is kept; undefined when nothing is, or nobody knows, which is told then. */
    look: (typed: string) => {
      erase.reset();
      download.reset();
      return find.mutateAsync(typed).catch(() => undefined);
    },
    exportAll: (typed: string) => {
      const name = `person-${localDay(Date.now())}.zip`;
      download.start({ url: `${people}/export`, name, body: personIn(typed) });
    },
    eraseAll: (typed: string) =>
      erase.mutateAsync(typed).then(
        () => true,
        () => false,
      ),
  };
}
