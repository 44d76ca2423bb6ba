import {
  adminMessages,
  endpoints,
  firstSentence,
  login,
  ownerId,
  ownerName,
  type CurrentUser,
  type NewSession,
} from '@hvac/content/model';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { never } from './held.ts';
import { sentence } from './sentence.ts';

/** The owner's password of the mocked API. */
export const mockPassword = 'correct horse';

const owner: CurrentUser = { id: ownerId, name: ownerName, isOwner: true };

/** The owner is logged in: as a script is, with the password in place of a token. */
export const mockSession: NewSession = { token: mockPassword, you: owner };

/** A person of the office, and how they log in. */
export const mockPerson = {
  login: { name: 'Rosa Delgado', password: 'blue heron at dawn' },
  you: { id: '7c0c2b9e-1c1e-4b7a-9a55-000000000001', name: 'Rosa Delgado', isOwner: false },
} as const;

/** Tokens that are good, in all handlers. */
const tokens = new Set<string>();

const bearerOf = (request: Request) => request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? '';

/** Answers 401 unless the call brings a token of the mocked API, or the owner's password. */
export const refusal = (request: Request): Response | undefined => {
  const bearer = bearerOf(request);
  if (bearer === mockPassword || tokens.has(bearer)) return undefined;
  return sentence(401, bearer.startsWith('session_') ? adminMessages.ended : adminMessages.unauthorized);
};

const noContent = () => new HttpResponse(null, { status: 204 });

/** Login and logout, for the owner and one person of the office. */
export const createSessionHandlers = (): RequestHandler[] => [
  http.post(endpoints.adminSession, async ({ request }) => {
    const body = login.safeParse(await request.json());
    if (!body.success) return sentence(400, firstSentence(body.error));
    const { name = '', password } = body.data;
    const { login: person, you } = mockPerson;
    const isOwner = name === '' && password === mockPassword;
    if (!isOwner && (name !== person.name || password !== person.password)) {
      return sentence(401, name === '' ? adminMessages.unauthorized : adminMessages.wrongLogin);
    }
    const token = `session_${crypto.randomUUID().replaceAll('-', '').padEnd(43, '0')}`;
    tokens.add(token);
    return HttpResponse.json({ token, you: isOwner ? owner : you } satisfies NewSession, { status: 201 });
  }),
  http.delete(endpoints.adminSession, ({ request }) => {
    const refused = refusal(request);
    if (refused) return refused;
    tokens.delete(bearerOf(request));
    return noContent();
  }),
  http.delete(endpoints.adminSessions, ({ request }) => {
    const refused = refusal(request);
    if (refused) return refused;
    tokens.clear();
    return noContent();
  }),
];

/** Ways in which a login or a logout goes wrong. */
export const sessionFailures = (method: 'post' | 'delete', path: string = endpoints.adminSession) => ({
  lockedOut: http[method](path, () => sentence(429, adminMessages.lockedOut)),
  offline: http[method](path, () => HttpResponse.error()),
  neverAnswers: http[method](path, never),
});
