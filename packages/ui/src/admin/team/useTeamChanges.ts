import {
  endpoints,
  type Member,
  type MemberChange,
  type NewMember,
  type NewOwnerProfile,
  type OwnerProfile,
  type OwnPassword,
} from '@hvac/content/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getErrorMessage } from '../../api/ApiError.ts';
import { adminFetch, teamQuery } from '../api.ts';

/** A change of the team. The list is read again afterwards, also after a failure. */
function useTeamMutation<Values, Answer = Member>(mutationFn: (values: Values) => Promise<Answer>) {
  const client = useQueryClient();
  const mutation = useMutation({ mutationFn, onSettled: () => client.invalidateQueries(teamQuery) });
  return {
    run: mutation.mutateAsync,
    busy: mutation.isPending,
    /** What the last change was about, on its way or failed. */
    about: mutation.isPending || mutation.isError ? mutation.variables : undefined,
    failure: mutation.error ? getErrorMessage(mutation.error, 'We couldn’t save this. Please try again.') : undefined,
  };
}

/** What is done with the team: by the owner, and by each with their own password. */
export const useTeamChanges = () => ({
  add: useTeamMutation((person: NewMember) => adminFetch<Member>('POST', endpoints.adminTeam, person)),
  choose: useTeamMutation((values: OwnPassword) =>
    adminFetch<Member>('POST', `${endpoints.adminTeam}/password`, values),
  ),
  changeOwner: useTeamMutation((profile: NewOwnerProfile) =>
    adminFetch<OwnerProfile>('PUT', `${endpoints.adminTeam}/owner`, profile),
  ),
  change: useTeamMutation(({ member: { id, version }, change }: { member: Member; change: MemberChange }) =>
    adminFetch<Member>('PATCH', `${endpoints.adminTeam}/${id}`, change, { ifMatch: version }),
  ),
});

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password of 79 random bits to be read out: without letters and digits that are mistaken for one another. */
export function suggestPassword(): string {
  const next = () => {
    // Reject bytes beyond a whole number of alphabets: they would make some letters likelier.
    for (;;) {
      const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
      if (byte < 248) return alphabet[byte % alphabet.length] ?? '';
    }
  };
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, next).join('')).join('-');
}
