import {
  adminMessages,
  endpoints,
  login,
  ownerId,
  ownerName,
  type CurrentUser,
  type NewSession,
} from '@hvac/content/model';
import { http, HttpResponse, type HttpHandler, type RequestHandler } from 'msw';
import type * as z from 'zod/mini';
import type { Method } from './held.ts';
import { parseOrRefuse, textResponse } from './respond.ts';

/** The owner's password of the mocked API. */
export const mockPassword = 'correct horse';

const owner: CurrentUser = { id: ownerId, name: ownerName, isOwner: true };

/** The owner's session, with the password in place of a token, as scripts send it. */
export const mockSession: NewSession = { token: mockPassword, you: owner };

/** A person of the office, and how they log in. */
export const mockPerson = {
  login: { name: 'Rosa Delgado', password: 'blue heron at dawn' },
  you: { id: '7c0c2b9e-1c1e-4b7a-9a55-000000000001', name: 'Rosa Delgado', isOwner: false },
} as const;

/** Valid session tokens, shared by all handlers. */
const tokens = new Set<string>();

const bearerOf = (request: Request) => request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? '';

/** Answers 401 unless the call brings a token of the mocked API, or the owner's password. */
const refusal = (request: Request): Response | undefined => {
  const bearer = bearerOf(request);
  if (bearer === mockPassword || tokens.has(bearer)) return undefined;
  return textResponse(401, bearer.startsWith('session_') ? adminMessages.ended : adminMessages.unauthorized);
};

interface AdminCall {
  request: Request;
  /** The `:id` of the path. */
  id: string;
  /** The `:note` of the path. */
  note: string;
}

/** A call that needs a login. @param answer a response, or what becomes its JSON */
export const adminCall = (
  method: Method,
  path: string,
  answer: (call: AdminCall) => object | Promise<object>,
): HttpHandler =>
  http[method](path, async ({ request, params }) => {
    const answered =
      refusal(request) ?? (await answer({ request, id: String(params['id']), note: String(params['note']) }));
    return answered instanceof Response ? answered : HttpResponse.json(answered);
  });

/** A call that needs a login and a body. */
export const adminChange = <Body>(
  method: Method,
  path: string,
  schema: z.core.$ZodType<Body>,
  answer: (body: Body, call: AdminCall) => object,
): HttpHandler =>
  adminCall(method, path, async (call) => {
    const parsed = parseOrRefuse(schema, await call.request.json());
    return parsed instanceof Response ? parsed : answer(parsed.data, call);
  });

const noContent = () => new HttpResponse(null, { status: 204 });

/** Login and logout, for the owner and one person of the office. */
export const createSessionHandlers = (): RequestHandler[] => [
  http.post(endpoints.adminSession, async ({ request }) => {
    const body = parseOrRefuse(login, await request.json());
    if (body instanceof Response) return body;
    const { name = '', password } = body.data;
    const { login: person, you } = mockPerson;
    const isOwner = name === '' && password === mockPassword;
    if (!isOwner && (name !== person.name || password !== person.password)) {
      return textResponse(401, name === '' ? adminMessages.unauthorized : adminMessages.wrongLogin);
    }
    const token = `session_${crypto.randomUUID().replaceAll('-', '').padEnd(43, '0')}`;
    tokens.add(token);
    return HttpResponse.json({ token, you: isOwner ? owner : you } satisfies NewSession, { status: 201 });
  }),
  adminCall('delete', endpoints.adminSession, ({ request }) => {
    tokens.delete(bearerOf(request));
    return noContent();
  }),
  adminCall('delete', endpoints.adminSessions, () => {
    tokens.clear();
    return noContent();
  }),
];
