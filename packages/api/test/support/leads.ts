import { randomUUID } from 'node:crypto';
import type { LeadKindName } from '@hvac/content/model';
import { allLeadKinds } from '../../src/leads/model/lead-kinds.ts';
import type { Intake, Lead } from '../../src/leads/model/lead.ts';
import { newLeadState } from '../../src/leads/model/lead-state.ts';
import type { Store } from '../../src/store/store.ts';
import { temporaryFolder } from './server.ts';
import { openTestStore, readTestStore } from './stores.ts';
import { visitors } from './visitors.ts';

let count = 0;
/** One millisecond after the other, so that the order of arrival shows. */
const nextMoment = () => new Date(Date.parse('2026-11-21T14:00:00.000Z') + count++).toISOString();

/**
 * A lead of any kind, as the server keeps it. The one builder of leads.
 * @param said other than in `visitors`
 * @param came other than an honest arrival on 2026-11-21
 */
export function leadOf<Kind extends LeadKindName>(
  kind: Kind,
  said: object = {},
  { receivedAt = nextMoment(), ...came }: Partial<Intake> = {},
): Lead<Kind> {
  const entity = { id: randomUUID(), ...visitors[kind], createdAt: receivedAt, ...said };
  const intake = { nonce: randomUUID(), digest: 'd', suspect: [], receivedAt, ...came };
  // A test may well make one that no visitor could send.
  return { kind, entity, intake, state: newLeadState } as unknown as Lead<Kind>;
}

export const idOf = ({ entity }: Lead): string => entity.id;

/** A lead that says one text. */
export const note = (text: string, receivedAt?: string): Lead<'contact'> =>
  leadOf('contact', { message: text }, { ...(receivedAt !== undefined && { receivedAt }) });

/** A note that may come from a program. */
export const suspectNote = (text: string, receivedAt?: string): Lead<'contact'> =>
  leadOf('contact', { message: text }, { suspect: ['honeypot'], ...(receivedAt !== undefined && { receivedAt }) });

/** A note whose message to the office is due. */
export const noteWithMail = (text: string, receivedAt?: string): Lead<'contact'> =>
  leadOf('contact', { message: text }, { mail: 'due', ...(receivedAt !== undefined && { receivedAt }) });

/** The texts of leads, in their order. */
export const textsOf = (leads: readonly Lead[]): string[] =>
  leads.map(({ entity }) => ('message' in entity ? entity.message : ''));

/** The texts of everything in a store, oldest first. */
export const textsIn = async (store: Store): Promise<string[]> => textsOf((await store.listLeads({})).toReversed());

/** A data folder that holds these leads. @param file of those that name one */
export async function folderWith(leads: readonly Lead[], file?: Uint8Array): Promise<string> {
  const root = await temporaryFolder();
  const store = await openTestStore(root);
  await Promise.all(leads.map((lead) => store.insertLead(lead, lead.intake.resume && file)));
  await store.close();
  return root;
}

/** All leads of a collection, oldest first, as the store tells them; a server may be at work on the folder. */
export async function storedLeads(
  dataDir: string,
  collection = 'service_requests',
): Promise<(Lead & { entity: Record<string, unknown> })[]> {
  const store = await readTestStore(dataDir);
  const kinds = allLeadKinds.filter((kind) => kind.collection === collection).map(({ name }) => name);
  const leads = (await store.listLeads({ kinds })).toReversed();
  await store.close();
  return leads;
}
