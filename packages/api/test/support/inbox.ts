import { overview, type LeadDetail, type LeadPage, type Overview } from '@hvac/content/model';
import type { Lead } from '../../src/leads/model/lead.ts';
import { folderWith } from './leads.ts';
import { adminPassword, startTestServer, stoppedClock, type TestOptions } from './server.ts';

/** A server that begins with these leads, and its clock. `file` is that of those that name one. */
export async function serverWith(leads: readonly Lead[], options: TestOptions & { file?: Uint8Array } = {}) {
  const { file, ...rest } = options;
  // A stopped clock: leads of a fixed time would some day be too old to be kept.
  const clock = stoppedClock();
  return { clock, ...(await startTestServer({ dataDir: await folderWith(leads, file), now: clock.now, ...rest })) };
}

interface Caller {
  /** Token of a session; the owner's password unless given. */
  bearer?: string;
  headers?: Record<string, string>;
}

/** A call of the office. @param path behind /api/admin @param body text goes out as it is */
export async function office(
  url: string,
  path: string,
  method = 'GET',
  body?: unknown,
  { bearer = adminPassword, headers: others = {} }: Caller = {},
): Promise<Response> {
  const address = `${url}/api/admin${path}`;
  const headers = { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json', ...others };
  return fetch(address, {
    method,
    headers,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** The server's state, as the office sees it. */
export const overviewOf = async (url: string): Promise<Overview> =>
  overview.parse(await (await office(url, '/overview')).json());

export const pageOf = async (url: string, query = ''): Promise<LeadPage> =>
  (await (await office(url, `/leads${query}`)).json()) as LeadPage;

export const detailOf = async (url: string, id: string): Promise<LeadDetail> =>
  (await (await office(url, `/leads/${id}`)).json()) as LeadDetail;

/** Ids in the order of the list. */
export const idsOf = async (url: string, query = ''): Promise<string[]> =>
  (await pageOf(url, query)).leads.map(({ id }) => id);
