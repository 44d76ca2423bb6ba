import { afterAll, describe, expect, it } from 'vitest';
import { mockedApi, realApi } from './contract/apis.ts';
import { gist } from './contract/gist.ts';
import { adminCases } from './contract/admin-cases.ts';
import { leadCases } from './contract/lead-cases.ts';

/** Stories and tests of others run on the mocked API: what it answers must be what the server answers. */
const server = await realApi();
afterAll(() => server.stop());

describe('the mocked API answers as the server does', () => {
  it.each([...leadCases, ...adminCases])('$name', async ({ ask }) => {
    const [real, mocked] = await Promise.all([ask(server), ask(mockedApi())]);
    expect(await gist(mocked)).toEqual(await gist(real));
  });
});
