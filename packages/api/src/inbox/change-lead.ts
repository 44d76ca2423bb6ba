import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  afterChange,
  conflictingChange,
  historyAfter,
  type LeadChange,
  type LeadChanges,
  type LeadEvent,
  type LeadNote,
  type LeadsChanged,
  type LeadReceipt,
  type PhoneLead,
} from '@hvac/content/model';
import { findActiveUser, type Actor } from '../auth/accounts.ts';
import { assignmentDeliveries, type AssignmentChannels } from '../leads/model/deliveries.ts';
import { newLeadState, fullName, type LeadState, type Lead } from '../leads/model/lead.ts';
import { DomainError } from '../errors.ts';
import type { InboxDeps } from './list-leads.ts';

export interface LeadChangeDeps extends InboxDeps {
  by: Actor;
}

/**
 * Stores a lead that the office adds during a phone call. Sends no letter, because the office knows of it.
 * @throws {DomainError} when its id was used for another lead
 * @throws {StoreUnavailable} when nothing was stored
 */
export async function addPhoneLead({ id, name, ...said }: PhoneLead, deps: LeadChangeDeps): Promise<LeadReceipt> {
  const createdAt = new Date(deps.now()).toISOString();
  const [firstName = name, ...rest] = name.split(/\s+/);
  const lead: Lead = {
    kind: 'service-request',
    entity: { id, createdAt, firstName, lastName: rest.join(' '), email: '', ...said },
    submission: {
      nonce: id,
      digest: hash('sha256', JSON.stringify([name, said])),
      suspect: [],
      addedBy: deps.by.name,
      receivedAt: createdAt,
    },
    state: { ...newLeadState(), unread: false },
  };
  const inserted = await deps.store.insertLead(lead);
  if (inserted.outcome === 'nonceUsed') throw new DomainError('conflict', 'This lead has already been added.');
  return { id, createdAt: inserted.outcome === 'duplicate' ? inserted.lead.entity.createdAt : createdAt };
}

/** When and by whom. */
type LeadChangeMeta = Required<Pick<LeadEvent, 'at' | 'by'>>;

const metaOf = ({ by, now }: LeadChangeDeps): LeadChangeMeta => ({ at: new Date(now()).toISOString(), by: by.name });

/**
 * Changes a lead, unless it is soft-deleted.
 * @param update such as `addNote`: what it throws is thrown here, and nothing is changed
 * @returns the lead after the change; undefined when there is none with this id
 * @throws {StoreUnavailable} when nothing was stored
 */
export async function changeState(
  id: string,
  update: (state: LeadState, meta: LeadChangeMeta) => LeadState,
  deps: LeadChangeDeps,
): Promise<Lead | undefined> {
  const meta = metaOf(deps);
  const [lead] = await deps.store.updateLeads([id], (state) =>
    state.deletedAt === undefined ? update(state, meta) : state,
  );
  return lead?.state.deletedAt === undefined ? lead : undefined;
}

const withEvent = (state: LeadState, event: LeadEvent): LeadState => ({ ...state, history: [...state.history, event] });

/** The new assignee, and who is told. */
interface Assignment extends AssignmentChannels {
  /** Of the new assignee; empty when the lead becomes unassigned. */
  name: string;
}

/** @returns the same object when nothing changes */
function applyChange(state: LeadState, wanted: LeadChange, meta: LeadChangeMeta, assignment: Assignment): LeadState {
  const { followUp: _day, arrivalWindow: _window, assignee: person, outcome: _result, ...rest } = state;
  const { after, events: said } = afterChange(state, wanted, assignment.name);
  const events = said.map((event): LeadEvent => ({ ...meta, ...event }));
  const changed: LeadState = {
    ...rest,
    ...after,
    unread: wanted.unread ?? state.unread,
    cleared: wanted.suspect === undefined ? state.cleared : !wanted.suspect,
    ...(after.assignee !== person && { deliveries: assignmentDeliveries(state.deliveries, meta.at, assignment) }),
    history: historyAfter(state.history, events, wanted),
  };
  return isDeepStrictEqual(changed, state) ? state : changed;
}

const nameOf = ({ by }: Pick<LeadEvent, 'by'>): string => by ?? 'Somebody';

/** @throws {DomainError} when the assignee is no active user */
async function planAssignment(
  { assignee }: LeadChange,
  { by, hasWebhook, mailServer, store }: LeadChangeDeps,
): Promise<Assignment> {
  if (assignee === undefined || assignee === null) return { name: '', email: undefined, tellsWebhook: false };
  const user = await findActiveUser(assignee, store);
  if (!user) throw new DomainError('conflict', 'This person is no longer on the team.');
  const email = mailServer === 'on' && assignee !== by.id ? user.email : undefined;
  return { name: user.username, email, tellsWebhook: hasWebhook };
}

/**
 * Changes leads together, except for soft-deleted ones and those that somebody else has changed.
 * @param leads by id, the versions that the change may be based on; undefined for any
 * @returns each lead that there is, and who has changed it
 * @throws {DomainError} when the new assignee can't log in
 * @throws {StoreUnavailable} when some leads were not changed
 */
async function changeUnlessConflict(
  leads: ReadonlyMap<string, readonly number[] | undefined>,
  wanted: LeadChange,
  deps: LeadChangeDeps,
): Promise<{ lead: Lead; conflict: Pick<LeadEvent, 'by'> | undefined }[]> {
  const assignment = await planAssignment(wanted, deps);
  const meta = metaOf(deps);
  const conflicts = new Map<string, Pick<LeadEvent, 'by'> | undefined>();
  // Leads that are assigned at one time share a letter, which is stored with the first of them.
  let letterAt: string | undefined;
  const found = await deps.store.updateLeads([...leads.keys()], (state, id) => {
    if (state.deletedAt !== undefined) return state;
    const email = (letterAt ?? id) === id ? assignment.email : undefined;
    const changed = applyChange(state, wanted, meta, { ...assignment, email });
    const versions = leads.get(id);
    // A change of the marks alone conflicts with nothing.
    const hasEvents = changed.history.length > state.history.length;
    const conflict = versions && hasEvents ? conflictingChange(state.history, wanted, versions) : undefined;
    conflicts.set(id, conflict);
    if (conflict) return state;
    if (changed.assignee !== state.assignee) letterAt ??= id;
    return changed;
  });
  return found
    .filter(({ state }) => state.deletedAt === undefined)
    .map((lead) => ({ lead, conflict: conflicts.get(lead.entity.id) }));
}

/**
 * @param versions that the change may be based on; any unless given
 * @returns the lead after the change; undefined when there is none with this id
 * @throws {DomainError} when somebody else has changed the same since, or the new assignee can't log in
 * @throws {StoreUnavailable} when nothing was stored
 */
export async function changeLead(
  id: string,
  wanted: LeadChange,
  deps: LeadChangeDeps,
  versions?: readonly number[],
): Promise<Lead | undefined> {
  const [changed] = await changeUnlessConflict(new Map([[id, versions]]), wanted, deps);
  if (!changed?.conflict) return changed?.lead;
  const { conflict } = changed;
  throw new DomainError('versionConflict', `${nameOf(conflict)} just changed this lead. Check it and try again.`);
}

/**
 * Changes several leads at one time, and skips those that somebody else has changed. Calling it again after an error is safe.
 * @throws as `changeUnlessConflict`
 */
export async function changeLeads({ leads, change }: LeadChanges, deps: LeadChangeDeps): Promise<LeadsChanged> {
  const versions = new Map(leads.map(({ id, version }) => [id, version === undefined ? undefined : [version]]));
  const found = await changeUnlessConflict(versions, change, deps);
  const stale = found.flatMap(({ lead, conflict }) =>
    conflict ? [{ id: lead.entity.id, name: fullName(lead), by: nameOf(conflict) }] : [],
  );
  return { changed: found.length - stale.length, stale };
}

/** Notes that a lead may have: each is read and written with the lead. */
const maxNotes = 500;

/** Adds a note, once for each id of a note. @throws {DomainError} when the lead has too many */
export function addNote(state: LeadState, note: LeadNote, meta: LeadChangeMeta): LeadState {
  if (note.id !== undefined && state.notes.some((kept) => kept.id === note.id)) return state;
  if (state.notes.length >= maxNotes) {
    throw new DomainError('conflict', `This lead has ${maxNotes} notes already. Remove one first.`);
  }
  const noted = { ...state, notes: [...state.notes, { ...meta, ...note }] };
  return withEvent(noted, { ...meta, kind: 'note', detail: '' });
}

/** Removes a note and its line in the history. @throws {DomainError} when somebody else wrote the note */
export function removeNote(state: LeadState, noteId: string, { by }: LeadChangeMeta): LeadState {
  const note = state.notes.find((kept) => kept.id === noteId);
  if (!note) return state;
  if (note.by !== by) {
    throw new DomainError('conflict', `${nameOf(note)} wrote this note, and nobody else can remove it.`);
  }
  return {
    ...state,
    notes: state.notes.filter((kept) => kept !== note),
    history: state.history.filter((event) => event.kind !== 'note' || event.at !== note.at || event.by !== by),
  };
}

/** Sends the letter to everybody in the office again. */
export const resendMail = (state: LeadState, meta: LeadChangeMeta): LeadState =>
  withEvent(
    { ...state, deliveries: { ...state.deliveries, office: {} } },
    { ...meta, kind: 'mail-resend', detail: '' },
  );
