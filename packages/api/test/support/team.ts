import type { Member, MemberChange, Team } from '@hvac/content/model';
import { office } from './inbox.ts';

/** Passwords of people of the office. */
export const passwords = { rosa: 'blue heron at dawn', marcus: 'old mill on the creek' } as const;

/** A person with a password of their own, made by the owner. */
export async function addMember(url: string, name: string, password: string): Promise<Member> {
  const answer = await office(url, '/team', 'POST', { name, password });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Member;
}

export const changeMember = (url: string, id: string, change: MemberChange, headers?: Record<string, string>) =>
  office(url, `/team/${id}`, 'PATCH', change, headers && { headers });

export const teamOf = async (url: string, password?: string): Promise<Team> =>
  (await (await office(url, '/team', 'GET', undefined, password === undefined ? {} : { password })).json()) as Team;
