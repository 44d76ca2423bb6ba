import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints, type CaptchaChallenge } from '@hvac/content/model';
import { createHandlers, mockPassword } from '@hvac/ui/mocks';
import { getResponse } from 'msw';
import { readConfig } from '../../packages/api/src/config.ts';
import { createLogger } from '../../packages/api/src/logger.ts';
import { startServer } from '../../packages/api/src/start-server.ts';
import { openMailServer } from '../../packages/api/test/support/mail-server.ts';

export interface Call {
  method?: string;
  /** Sent as JSON with its content type. */
  json?: unknown;
  /** Sent as is; needs its own headers. */
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** One side of the contract: the server or its mock handlers. */
export interface Api {
  call(path: string, call?: Call): Promise<Response>;
  /** An admin request with the right password. */
  office(path: string, call?: Call): Promise<Response>;
  /** A valid token and answer. */
  captcha(): Promise<{ captchaToken: string; captchaAnswer: string }>;
}

function api(origin: string, send: (request: Request) => Promise<Response>): Api {
  const call: Api['call'] = (path, { method, json, body, headers } = {}) => {
    const typed = json === undefined ? {} : { 'Content-Type': 'application/json' };
    const payload = json === undefined ? body : JSON.stringify(json);
    return send(
      new Request(origin + path, {
        method: method ?? (payload === undefined ? 'GET' : 'POST'),
        headers: { ...typed, ...headers },
        body: payload ?? null,
      }),
    );
  };
  return {
    call,
    office: (path, rest = {}) =>
      call(path, { ...rest, headers: { Authorization: `Bearer ${mockPassword}`, ...rest.headers } }),
    async captcha() {
      const { token, question } = (await (await call(endpoints.captcha)).json()) as CaptchaChallenge;
      const [, a, b] = /^(\d+) \+ (\d+) =$/.exec(question) ?? [];
      return { captchaToken: token, captchaAnswer: String(Number(a) + Number(b)) };
    },
  };
}

/** New mock handlers with their own data. */
export function mockedApi(): Api {
  const handlers = createHandlers();
  const origin = 'http://localhost';
  return api(origin, async (request) => {
    const response = await getResponse(handlers, request, { baseUrl: origin });
    return response ?? new Response(`The mocked API has no ${request.method} ${request.url}`, { status: 501 });
  });
}

interface RealApi extends Api {
  /** Method and path of each request so far, such as "GET /api/captcha". */
  asked: ReadonlySet<string>;
  stop: () => Promise<void>;
}

/** Starts the real server on a free port, with a mail server and a temporary data folder. */
export async function realApi(): Promise<RealApi> {
  const mailServer = await openMailServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'contract-'));
  const environment = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMIT: 'off',
    SITE_DIR: '/nowhere',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: mockPassword,
    PUBLIC_ORIGIN: 'https://www.hvac.example',
    TRUST_PROXY: '1',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'website@hvac.example',
    MAIL_TO: 'office@hvac.example',
  });
  const server = await startServer(environment, createLogger('silent'));
  const asked = new Set<string>();
  return {
    ...api(server.url, (request) => {
      asked.add(`${request.method} ${new URL(request.url).pathname}`);
      return fetch(request);
    }),
    asked,
    async stop() {
      await server.stop();
      await mailServer.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
