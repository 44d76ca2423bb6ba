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
import { failureOf } from '../../api/ApiError.ts';
import { adminFetch, teamQuery } from '../api.ts';

/** A mutation of the team. Refetches the list afterwards, also after an error. */
function useTeamMutation<Values, Answer = Member>(mutationFn: (values: Values) => Promise<Answer>) {
  const client = useQueryClient();
  const mutation = useMutation({ mutationFn, onSettled: () => client.invalidateQueries(teamQuery) });
  return {
    run: mutation.mutateAsync,
    busy: mutation.isPending,
    /** Variables of the pending or failed mutation. */
    about: mutation.isPending || mutation.isError ? mutation.variables : undefined,
    failure: failureOf(mutation.error, 'We couldn’t save this. Please try again.'),
  };
}

export type TeamMutation = ReturnType<typeof useTeamMutation>;

/** The mutations of the team. */
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

/** A password of 79 random bits, without letters and digits that look alike. */
export function suggestPassword(): string {
  const next = () => {
    // Reject bytes beyond a multiple of the alphabet's length: they would make some letters more likely.
    for (;;) {
      const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
      if (byte < 248) return alphabet[byte % alphabet.length] ?? '';
    }
  };
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, next).join('')).join('-');
}
