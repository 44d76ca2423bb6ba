import {
  endpoints,
  memberChange,
  newMember,
  newOwnerProfile,
  ownPassword,
  ownerId,
  ownerName,
  type Member,
  type Team,
} from '@hvac/content/model';
import { HttpResponse, type RequestHandler } from 'msw';
import { textResponse } from './respond.ts';
import { adminCall, adminChange, mockPassword } from './session.ts';
import { Table } from './table.ts';

const memberOf = (place: number, name: string, isActive = true, email?: string): Member => ({
  id: `7c0c2b9e-1c1e-4b7a-9a55-${String(place).padStart(12, '0')}`,
  name,
  ...(email && { email }),
  isActive,
  createdAt: '2026-11-02T14:00:00.000Z',
  version: 1,
});

/** The owner looks at two people, and one who left. */
export const mockTeam: Team = {
  you: { id: ownerId, name: ownerName, isOwner: true },
  owner: { name: ownerName },
  members: [
    memberOf(1, 'Rosa Delgado', true, 'rosa@hvac.example'),
    memberOf(2, 'Marcus Bell'),
    memberOf(3, 'Walter Okafor', false),
  ],
};

/** Nobody but the owner. */
export const mockTeamOfOne: Team = { ...mockTeam, members: [] };

/** The calls about the team, over members in memory. @param from the team at the start */
export function createTeamHandlers(from: Team = mockTeamOfOne): RequestHandler[] {
  let { owner, you } = from;
  const members = new Table(from.members);
  let password = mockPassword;
  const isTaken = (name: string, id?: string) =>
    members.rows.some((member) => member.id !== id && member.name.toLowerCase() === name.toLowerCase());
  const taken = (name: string) =>
    textResponse(409, `There’s already somebody named ${name}. Please choose a different name.`);
  const ownerChange: typeof adminChange = (method, path, schema, answer) =>
    adminChange(method, path, schema, (body, call) =>
      you.isOwner ? answer(body, call) : textResponse(403, 'Only the owner can do this.'),
    );
  return [
    adminCall('get', endpoints.adminTeam, () => ({ you, owner, members: members.rows }) satisfies Team),
    ownerChange('post', endpoints.adminTeam, newMember, ({ name, email }) => {
      if (isTaken(name)) return taken(name);
      const added = memberOf(members.rows.length + 10, name, true, email);
      members.rows.push(added);
      return HttpResponse.json(added, { status: 201 });
    }),
    ownerChange('put', `${endpoints.adminTeam}/owner`, newOwnerProfile, ({ name, email }) => {
      if (isTaken(name)) return taken(name);
      owner = { name, ...(email && { email }) };
      you = { ...you, name };
      return owner;
    }),
    adminChange('post', `${endpoints.adminTeam}/password`, ownPassword, (body) => {
      if (body.present !== password) return textResponse(400, 'This isn’t your current password.');
      if (you.isOwner) {
        return textResponse(409, 'The shared password is set on the server. Ask whoever runs the server to change it.');
      }
      password = body.password;
      return { ...memberOf(1, you.name), id: you.id, version: 2 };
    }),
    ownerChange('patch', `${endpoints.adminTeam}/:id`, memberChange, (body, { id }) => {
      const member = members.find(id);
      if (!member) return textResponse(404, 'This person isn’t on the team.');
      const { name = member.name, email = member.email, isActive = member.isActive } = body;
      if (isTaken(name, id)) return taken(name);
      return members.update(member, { name, email: email || undefined, isActive, version: member.version + 1 });
    }),
  ];
}
