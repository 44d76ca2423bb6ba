import { endpoints, type Member, type MemberChange, type NewMember, type OwnPassword } from '@hvac/content/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getErrorMessage } from '../../api/ApiError.ts';
import { adminRequest } from '../auth/adminRequest.ts';
import { teamKey } from '../auth/useTeam.ts';

interface Change {
  member: Member;
  change: MemberChange;
}

/** What is done with the office's people: by the owner, and by each with their own password. The list is read again after each call, whatever came of it. */
export function useTeamChanges() {
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: teamKey });
  const adding = useMutation({
    mutationFn: async (person: NewMember) =>
      (await (await adminRequest('POST', endpoints.adminTeam, person)).json()) as Member,
    onSettled: readAgain,
  });
  const changing = useMutation({
    mutationFn: async ({ member: { id, version }, change }: Change) =>
      (await (
        await adminRequest('PATCH', `${endpoints.adminTeam}/${id}`, change, { ifMatch: version })
      ).json()) as Member,
    onSettled: readAgain,
  });
  const choosing = useMutation({
    mutationFn: (values: OwnPassword) => adminRequest('POST', `${endpoints.adminTeam}/password`, values),
    onSuccess: readAgain,
  });
  const failureOf = (error: Error | null) =>
    error ? getErrorMessage(error, 'This could not be saved. Please try again.') : undefined;
  return {
    add: { run: adding.mutateAsync, busy: adding.isPending, failure: failureOf(adding.error) },
    choose: { run: choosing.mutateAsync, busy: choosing.isPending, failure: failureOf(choosing.error) },
    change: {
      run: changing.mutateAsync,
      /** Id of whom the last change was about, on its way or failed. */
      about: changing.isPending || changing.isError ? changing.variables?.member.id : undefined,
      busy: changing.isPending,
      failure: failureOf(changing.error),
    },
  };
}

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password of 79 random bits that can be read out: without letters and digits that are taken for one another. */
export function suggestPassword(): string {
  const next = () => {
    // Those beyond a whole number of alphabets would make some letters likelier.
    for (;;) {
      const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
      if (byte < 248) return alphabet[byte % alphabet.length] ?? '';
    }
  };
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, next).join('')).join('-');
}
