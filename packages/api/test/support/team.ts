import { endpoints, type Login, type Member, type MemberChange, type NewSession, type Team } from '@hvac/content/model';
import { office } from './inbox.ts';
import { asJson, postTo, type Answer } from './requests.ts';

/** Passwords of people of the office. */
export const passwords = { rosa: 'blue heron at dawn', marcus: 'old mill on the creek' } as const;

/** A person with a password of their own, made by the owner. */
export async function addMember(url: string, name: string, password: string): Promise<Member> {
  const answer = await office(url, '/team', 'POST', { name, password });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Member;
}

/** Gives somebody in the office a name. */
type NameGiver = (url: string, name: string) => Promise<Response>;

const nameOwner: NameGiver = (url, name) => office(url, '/team/owner', 'PUT', { name });
const nameNewMember: NameGiver = (url, name) => office(url, '/team', 'POST', { name, password: passwords.rosa });
const renameMember: NameGiver = async (url, name) =>
  changeMember(url, (await addMember(url, `Before ${name}`, passwords.marcus)).id, { name });

/** Who can be given one name at once. */
export const nameGivers: [who: string, one: NameGiver, other: NameGiver][] = [
  ['two new members', nameNewMember, nameNewMember],
  ['the owner and a new member', nameOwner, nameNewMember],
  ['the owner and a renamed member', nameOwner, renameMember],
  ['a renamed member and a new one', renameMember, nameNewMember],
];

export const changeMember = (url: string, id: string, change: MemberChange, headers?: Record<string, string>) =>
  office(url, `/team/${id}`, 'PATCH', change, headers && { headers });

/** @param from address that a proxy tells of */
export const tryLogin = (url: string, login: Login, from = '198.51.100.1'): Promise<Answer> =>
  postTo(url + endpoints.adminSession, login, { ...asJson, 'X-Forwarded-For': from });

/** The token of a new session. */
export async function logIn(url: string, login: Login, from?: string): Promise<string> {
  const { status, text } = await tryLogin(url, login, from);
  if (status !== 201) throw new Error(`${status}: ${text}`);
  return (JSON.parse(text) as NewSession).token;
}

export const logInRosa = (url: string): Promise<string> => logIn(url, { name: 'Rosa', password: passwords.rosa });
export const logInMarcus = (url: string): Promise<string> => logIn(url, { name: 'Marcus', password: passwords.marcus });

export const teamOf = async (url: string, bearer?: string): Promise<Team> =>
  (await (await office(url, '/team', 'GET', undefined, bearer === undefined ? {} : { bearer })).json()) as Team;

/** What a call of the office answers to a token. */
export const statusWith = async (url: string, bearer: string, from = '198.51.100.1'): Promise<number> =>
  (await office(url, '/overview', 'GET', undefined, { bearer, headers: { 'X-Forwarded-For': from } })).status;
