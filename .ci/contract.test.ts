import { afterAll, describe, expect, it } from 'vitest';
import { mockedApi, realApi } from './contract/apis.ts';
import { responseShape } from './contract/response-shape.ts';
import { adminCases } from './contract/admin-cases.ts';
import { leadCases } from './contract/lead-cases.ts';

/** Stories and component tests use the mocked API, so its responses must match the server's. */
const server = await realApi();
afterAll(() => server.stop());

/** Operations without a mock: those of sources have one in their stories, and no screen calls the others. */
const notMocked = ['GET /api/health', 'GET /api/admin/sources', 'GET /api/admin/sources.csv', 'GET /api/openapi.json'];

describe('the mocked API responds like the server', () => {
  it.each([...leadCases, ...adminCases])('$name', async ({ send }) => {
    const [real, mocked] = await Promise.all([send(server), send(mockedApi())]);
    expect(await responseShape(mocked)).toEqual(await responseShape(real));
  });

  // After all cases.
  it('each operation of the server has a case: in lead-cases.ts or admin-cases.ts', async () => {
    const asked = [...server.asked];
    const { paths } = (await (await server.call('/api/openapi.json')).json()) as { paths: Record<string, object> };
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const isAsked = (operation: string) => {
      const pattern = new RegExp(`^${operation.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return asked.some((request) => pattern.test(request));
    };
    expect(operations.filter((operation) => !isAsked(operation))).toEqual(notMocked);
  });
});
