import {
  endpoints,
  firstSentence,
  memberChange,
  newMember,
  ownPassword,
  ownerId,
  ownerName,
  type Member,
  type Team,
} from '@hvac/content/model';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { never } from './held.ts';
import { sentence } from './sentence.ts';
import { mockPassword, refusal } from './session.ts';

const memberOf = (place: number, name: string, isActive = true): Member => ({
  id: `7c0c2b9e-1c1e-4b7a-9a55-${String(place).padStart(12, '0')}`,
  name,
  isActive,
  createdAt: '2026-11-02T14:00:00.000Z',
  version: 1,
});

/** The owner looks at two people, and one who left. */
export const mockTeam: Team = {
  you: { id: ownerId, name: ownerName, isOwner: true },
  members: [memberOf(1, 'Rosa Delgado'), memberOf(2, 'Marcus Bell'), memberOf(3, 'Walter Okafor', false)],
};

/** Nobody but the owner. */
export const aloneTeam: Team = { ...mockTeam, members: [] };

/** The calls about the office's people, with a memory of their own. @param from how it is at the start */
export function createTeamHandlers(from: Team = aloneTeam): RequestHandler[] {
  let members = [...from.members];
  let password = mockPassword;
  const refused = (request: Request) =>
    refusal(request) ?? (from.you.isOwner ? undefined : sentence(403, 'Only the owner can do this.'));
  const isTaken = (name: string | undefined, id?: string) =>
    members.some((member) => member.id !== id && member.name.toLowerCase() === name?.toLowerCase());
  const taken = (name: string) =>
    sentence(409, `There is ${name} already. Please choose a name that tells them apart.`);
  return [
    http.get(
      endpoints.adminTeam,
      ({ request }) => refusal(request) ?? HttpResponse.json({ you: from.you, members } satisfies Team),
    ),
    http.post(endpoints.adminTeam, async ({ request }) => {
      const no = refused(request);
      if (no) return no;
      const body = newMember.safeParse(await request.json());
      if (!body.success) return sentence(400, firstSentence(body.error));
      if (isTaken(body.data.name)) return taken(body.data.name);
      const made = memberOf(members.length + 10, body.data.name);
      members = [...members, made];
      return HttpResponse.json(made, { status: 201 });
    }),
    http.post(`${endpoints.adminTeam}/password`, async ({ request }) => {
      const no = refusal(request);
      if (no) return no;
      const body = ownPassword.safeParse(await request.json());
      if (!body.success) return sentence(400, firstSentence(body.error));
      if (body.data.present !== password) return sentence(400, 'This is not your present password.');
      if (from.you.isOwner) {
        return sentence(409, 'The shared password is set on the server: whoever looks after it changes it there.');
      }
      password = body.data.password;
      return HttpResponse.json({ ...memberOf(1, from.you.name), id: from.you.id, version: 2 });
    }),
    http.patch(`${endpoints.adminTeam}/:id`, async ({ params, request }) => {
      const no = refused(request);
      if (no) return no;
      const body = memberChange.safeParse(await request.json());
      if (!body.success) return sentence(400, firstSentence(body.error));
      const before = members.find(({ id }) => id === params['id']);
      if (!before) return sentence(404, 'This person is not in the team.');
      const { name = before.name, isActive = before.isActive } = body.data;
      if (isTaken(name, before.id)) return taken(name);
      const after = { ...before, name, isActive, version: before.version + 1 };
      members = members.map((member) => (member === before ? after : member));
      return HttpResponse.json(after);
    }),
  ];
}

/** Ways in which a call about the office's people goes wrong. */
export const teamFailures = (method: 'get' | 'post' | 'patch', path: string = endpoints.adminTeam) => ({
  serverError: http[method](path, () =>
    sentence(500, 'Something went wrong on our side. Please try again, or call us.'),
  ),
  stale: http[method](path, () =>
    sentence(412, 'Somebody changed this person in the meantime. Look at the list again, then change it.'),
  ),
  nameTaken: http[method](path, () =>
    sentence(409, 'There is Priya already. Please choose a name that tells them apart.'),
  ),
  offline: http[method](path, () => HttpResponse.error()),
  neverAnswers: http[method](path, never),
});
