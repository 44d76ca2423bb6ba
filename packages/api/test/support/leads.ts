import { randomUUID } from 'node:crypto';
import type { LeadKindName } from '@hvac/content/model';
import { samples } from '@hvac/content/samples';
import { newLeadState, type Submission, type Lead, type LeadState } from '../../src/leads/model/lead.ts';
import type { Store } from '../../src/store/store.ts';
import { temporaryFolder } from './server.ts';
import { openTestStore, readTestStore } from './stores.ts';

let count = 0;
/** Each lead arrives a millisecond later, so that their order is known. */
const nextMoment = () => new Date(Date.parse('2026-11-21T14:00:00.000Z') + count++).toISOString();

/** How a lead came, and what is to be sent about it: nothing unless given. */
export type Arrival = Partial<Submission & Pick<LeadState, 'deliveries'>>;

/**
 * Builds a lead of any kind, as the server stores it.
 * @param said fields that differ from `samples`
 * @param came how it arrived; unless given, on 2026-11-21 and without signs of spam
 */
export function leadOf<Kind extends LeadKindName>(
  kind: Kind,
  said: object = {},
  { receivedAt = nextMoment(), deliveries = {}, ...came }: Arrival = {},
): Lead<Kind> {
  const entity = { id: randomUUID(), ...samples[kind], createdAt: receivedAt, ...said };
  const submission = { nonce: randomUUID(), digest: 'd', suspect: [], receivedAt, ...came };
  // A test may well make one that no visitor could send.
  return { kind, entity, submission, state: newLeadState(deliveries) } as unknown as Lead<Kind>;
}

export const idOf = ({ entity }: Lead): string => entity.id;

/** A lead with this text. */
export const note = (text: string, receivedAt?: string): Lead<'contact'> =>
  leadOf('contact', { message: text }, { ...(receivedAt !== undefined && { receivedAt }) });

/** A note with a sign of spam. */
export const suspectNote = (text: string, receivedAt?: string): Lead<'contact'> =>
  leadOf('contact', { message: text }, { suspect: ['honeypot'], ...(receivedAt !== undefined && { receivedAt }) });

/** A note whose letter to the office is due. */
export const noteWithMail = (text: string, receivedAt?: string): Lead<'contact'> =>
  leadOf('contact', { message: text }, { deliveries: { office: {} }, ...(receivedAt !== undefined && { receivedAt }) });

/** A change that adds a note. */
export const withNote =
  (text: string) =>
  (state: LeadState): LeadState => ({ ...state, notes: [...state.notes, { at: '2026-11-21T16:00:00.000Z', text }] });

/** The lead with this id; undefined when there is none, or it was set aside. */
export const getLead = async (store: Store, id: string): Promise<Lead | undefined> =>
  (await store.listLeads({ id }))[0];

/** Changes one lead. @returns the changed lead; undefined when there is none with this id */
export const updateLead = async (
  store: Store,
  id: string,
  change: (state: LeadState) => LeadState,
): Promise<Lead | undefined> => (await store.updateLeads([id], change))[0];

/** The texts of leads, in their order. */
export const textsOf = (leads: readonly Lead[]): string[] =>
  leads.map(({ entity }) => ('message' in entity ? entity.message : ''));

/** The texts of everything in a store, oldest first. */
export const textsIn = async (store: Store): Promise<string[]> => textsOf((await store.listLeads({})).toReversed());

/** A data folder with these leads. @param file of those that have one */
export async function folderWith(leads: readonly Lead[], file?: Uint8Array): Promise<string> {
  const root = await temporaryFolder();
  await using store = await openTestStore(root);
  await Promise.all(leads.map((lead) => store.insertLead(lead, lead.submission.resume && file)));
  return root;
}

/** All leads of a kind, oldest first. A server may be using the folder. */
export async function storedLeads(
  dataDir: string,
  kind: LeadKindName = 'service-request',
): Promise<(Lead & { entity: Record<string, unknown> })[]> {
  await using store = await readTestStore(dataDir);
  const leads = (await store.listLeads({ kinds: [kind] })).toReversed();
  return leads;
}
