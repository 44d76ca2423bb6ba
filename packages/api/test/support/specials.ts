import { endpoints, type AdminSpecial, type Special, type SpecialBody } from '@hvac/content/model';
import { office } from './inbox.ts';
import type { Answer } from './requests.ts';
import { storedRows } from './stores.ts';

/** What the office types for a special: the body of spec.md, without what was added to it. */
export const offer = {
  title: 'Fall tune-up',
  description: 'A tune-up of one system, with a new filter.',
  discount: '$89',
  terms: 'One system for each household.',
  expirationDate: '2026-12-31',
  printURL: '',
  isActive: true,
} as const satisfies SpecialBody;

interface SpecialAnswer<Body> extends Answer {
  /** The parsed text; of an error it is undefined. */
  body: Body;
}

/** A call about specials, with the right password. */
export async function call<Body = AdminSpecial>(
  url: string,
  method: string,
  path = '',
  body?: unknown,
  headers?: Record<string, string>,
): Promise<SpecialAnswer<Body>> {
  const answer = await office(url, `/specials${path}`, method, body, { ...(headers && { headers }) });
  const text = await answer.text();
  const parsed = (answer.ok ? JSON.parse(text) : undefined) as Body;
  return { status: answer.status, text, body: parsed, headers: answer.headers };
}

/** Makes a special, and gives it as the server does. */
export const create = async (url: string, changes: Partial<SpecialBody> = {}): Promise<AdminSpecial> =>
  (await call(url, 'POST', '', { ...offer, ...changes })).body;

export const list = async (url: string, query = ''): Promise<AdminSpecial[]> =>
  (await call<AdminSpecial[]>(url, 'GET', query)).body;

export const titles = (specials: readonly { title: string }[]): string[] => specials.map(({ title }) => title);

/** What visitors see. */
export async function visible(url: string): Promise<Special[]> {
  return (await (await fetch(url + endpoints.specials)).json()) as Special[];
}

/** The rows that are kept, the deleted ones, too; a server may be at work on them. */
export const storedSpecials = (dataDir: string): Promise<readonly AdminSpecial[]> => storedRows(dataDir, 'specials');
