import { randomUUID } from 'node:crypto';

import type { LeadDetail, LeadKindName, LeadPage } from '@hvac/content/model';
import { leadCollections, leadKinds } from '../../src/leads/lead-kinds.ts';
import type { Intake, LeadRecord } from '../../src/leads/lead-record.ts';
import { openStore } from '../../src/store/lowdb/open-store.ts';
import type { Store } from '../../src/store/port.ts';
import { adminPassword, startTestServer, stoppedClock, temporaryFolder } from './server.ts';
import type { TestOptions, TestServer } from './server.ts';
import { visitors } from './visitors.ts';

/** A lead to be put into the store. */
export interface Kept {
  collection: string;
  record: LeadRecord;
}

/** A lead of any kind as the store keeps it. */
export function kept(
  kind: LeadKindName,
  changes: object = {},
  { receivedAt = '2026-11-21T15:00:00.000Z', ...intake }: Partial<Intake> = {},
): Kept {
  const { collection } = leadKinds.find(({ name }) => name === kind) ?? { collection: '' };
  const entity = { id: randomUUID(), ...visitors[kind], ...changes, createdAt: receivedAt };
  return { collection, record: { entity, intake: { nonce: 'n', digest: 'd', suspect: [], receivedAt, ...intake } } };
}

/** A data folder that holds these leads. @param also what else is put into the store */
export async function folderWith(leads: readonly Kept[], also?: (store: Store) => Promise<void>): Promise<string> {
  const root = await temporaryFolder();
  const store = await openStore({ root, collections: leadCollections });
  await Promise.all(leads.map(({ collection, record }) => store.appendLead(collection, record)));
  await also?.(store);
  await store.close();
  return root;
}

/** A server that begins with these leads. */
export async function serverWith(
  leads: readonly Kept[],
  options: TestOptions & { also?: (store: Store) => Promise<void> } = {},
): Promise<TestServer> {
  const { also, ...rest } = options;
  // A stopped clock: leads of a fixed time would some day be too old to be kept.
  return startTestServer({ dataDir: await folderWith(leads, also), now: stoppedClock().now, ...rest });
}

/** A call of the office, with the right password. @param path behind /api/admin */
export async function office(url: string, path: string, method = 'GET', body?: unknown): Promise<Response> {
  const address = `${url}/api/admin${path}`;
  const headers = { Authorization: `Bearer ${adminPassword}`, 'Content-Type': 'application/json' };
  return fetch(address, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

export const pageOf = async (url: string, query = ''): Promise<LeadPage> =>
  (await (await office(url, `/leads${query}`)).json()) as LeadPage;

export const detailOf = async (url: string, id: string): Promise<LeadDetail> =>
  (await (await office(url, `/leads/${id}`)).json()) as LeadDetail;

/** Ids in the order of the list. */
export const idsOf = async (url: string, query = ''): Promise<string[]> =>
  (await pageOf(url, query)).leads.map(({ id }) => id);

export const idOf = ({ record }: Kept): string => record.entity.id;
