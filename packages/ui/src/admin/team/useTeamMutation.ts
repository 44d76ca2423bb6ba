import type { Member } from '@hvac/content/model';
import { memberChangeWords } from '@hvac/content/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf, teamQuery } from '../api.ts';

export interface TeamNotice {
  title: string;
  text?: string;
}

/** Tells what the last change did; undefined when it failed, because the error shows beside its button. */
export type OnNotice = (notice: TeamNotice | undefined) => void;

/** A mutation of the team. Refetches the list afterwards, also after an error. */
export function useTeamMutation<Values, Answer = Member>(
  mutationFn: (values: Values) => Promise<Answer>,
  noticeOf: (answer: Answer, values: Values) => TeamNotice,
  onNotice: OnNotice,
) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn,
    onSuccess: (answer, values) => onNotice(noticeOf(answer, values)),
    onError: () => onNotice(undefined),
    onSettled: () => client.invalidateQueries(teamQuery),
  });
  return { mutate, busy: isPending, failure: failureOf(error, memberChangeWords.failed) };
}
