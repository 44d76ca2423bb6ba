import { afterAll, describe, expect, it } from 'vitest';
import { mockedApi, realApi } from './contract/apis.ts';
import { responseShape } from './contract/response-shape.ts';
import { adminCases } from './contract/admin-cases.ts';
import { leadCases } from './contract/lead-cases.ts';

/** Stories and component tests use the mocked API, so its responses must match the server's. */
const server = await realApi();
afterAll(() => server.stop());

describe('the mocked API responds like the server', () => {
  it.each([...leadCases, ...adminCases])('$name', async ({ send }) => {
    const [real, mocked] = await Promise.all([send(server), send(mockedApi())]);
    expect(await responseShape(mocked)).toEqual(await responseShape(real));
  });
});
