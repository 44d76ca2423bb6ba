import { hash } from 'node:crypto';
import type {
  LeadChange,
  LeadChanges,
  LeadDetail,
  LeadEvent,
  LeadNote,
  LeadsChanged,
  LeadReceipt,
  PhoneLead,
} from '@hvac/content/model';
import type { Actor } from '../auth/accounts.ts';
import { findActiveUser } from '../auth/team.ts';
import { assignmentDeliveries, type AssignmentChannels } from '../leads/model/deliveries.ts';
import { newLeadState, type LeadState } from '../leads/model/lead-state.ts';
import { DomainError } from '../errors.ts';
import type { Lead } from '../leads/model/lead.ts';
import { detailOf, versionedEvents } from '../leads/model/lead-view.ts';
import { viewContext, type InboxDeps } from './list-leads.ts';

export interface LeadChangeDeps extends InboxDeps {
  /** The current user. */
  by: Actor;
  /** Whether a webhook is told of assignments. */
  hasWebhook: boolean;
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

/** A lead with its details; undefined when there is none with this id. */
export async function readLead(id: string, deps: InboxDeps): Promise<LeadDetail | undefined> {
  const lead = await deps.store.getLead(id);
  return lead && detailOf(lead, await viewContext(deps), await deps.store.hasFile(lead));
}

/** When and by whom. */
type LeadChangeMeta = Required<Pick<LeadEvent, 'at' | 'by'>>;

/** @returns the lead after the change; undefined when there is none with this id */
async function updateLead(
  id: string,
  update: (state: LeadState, meta: LeadChangeMeta) => LeadState,
  deps: LeadChangeDeps,
): Promise<LeadDetail | undefined> {
  const meta = { at: new Date(deps.now()).toISOString(), by: deps.by.name };
  const changed = await deps.store.updateLead(id, (state) => update(state, meta));
  return changed && readLead(id, deps);
}

const withEvent = (state: LeadState, event: LeadEvent): LeadState => ({ ...state, history: [...state.history, event] });

/** The new assignee, and who is told. */
interface Assignment extends AssignmentChannels {
  /** Of the new assignee; empty when the lead becomes unassigned. */
  name: string;
}

/** @returns the same object when nothing changes */
function applyChange(state: LeadState, wanted: LeadChange, meta: LeadChangeMeta, assignment: Assignment): LeadState {
  const { followUp: day, assignee: person, ...rest } = state;
  const { status = state.status, unread = state.unread } = wanted;
  const cleared = wanted.suspect === undefined ? state.cleared : !wanted.suspect;
  // A closed lead needs no follow-up.
  const isClosed = status === 'done' || status === 'spam';
  const followUp = isClosed ? undefined : wanted.followUp === undefined ? day : (wanted.followUp ?? undefined);
  const assignee = wanted.assignee === undefined ? person : (wanted.assignee ?? undefined);
  const events: LeadEvent[] = [];
  if (status !== state.status) events.push({ ...meta, kind: 'status', detail: status });
  if (followUp !== day && !(isClosed && status !== state.status)) {
    events.push({ ...meta, kind: 'follow-up', detail: followUp ?? '' });
  }
  if (assignee !== person) events.push({ ...meta, kind: 'assigned', detail: assignment.name });
  if (events.length === 0 && unread === state.unread && cleared === state.cleared) return state;
  return {
    ...rest,
    status,
    unread,
    cleared,
    ...(followUp !== undefined && { followUp }),
    ...(assignee !== undefined && { assignee }),
    ...(assignee !== person && { deliveries: assignmentDeliveries(state.deliveries, meta.at, assignment) }),
    history: [...state.history, ...events],
  };
}

/** The last change by somebody else that conflicts. Closing a lead removes its day, so status and day conflict. */
function conflictingChange(state: LeadState, wanted: LeadChange, versions: readonly number[]): LeadEvent | undefined {
  const changesStatus = wanted.status !== undefined || wanted.followUp !== undefined;
  const since = versionedEvents(state).slice(Math.max(...versions, 0));
  return since.findLast(({ kind }) => (kind === 'assigned' ? wanted.assignee !== undefined : changesStatus));
}

interface Changed {
  /** The lead after the change. */
  lead: LeadDetail;
  /** Set when nothing was changed because somebody else had changed the same. */
  conflict: LeadEvent | undefined;
}

async function tryChange(
  id: string,
  wanted: LeadChange,
  assignment: Assignment,
  deps: LeadChangeDeps,
  versions: readonly number[] | undefined,
): Promise<Changed | undefined> {
  let conflict: LeadEvent | undefined;
  const lead = await updateLead(
    id,
    (state, meta) => {
      const after = applyChange(state, wanted, meta, assignment);
      const isOther = after.history.length > state.history.length;
      conflict = versions && isOther ? conflictingChange(state, wanted, versions) : undefined;
      return conflict ? state : after;
    },
    deps,
  );
  return lead && { lead, conflict };
}

const nameOf = ({ by }: Pick<LeadEvent, 'by'>): string => by ?? 'Somebody';

/**
 * Changes a lead.
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
): Promise<LeadDetail | undefined> {
  const changed = await tryChange(id, wanted, await planAssignment(wanted, deps), deps, versions);
  if (changed?.conflict) {
    const who = nameOf(changed.conflict);
    throw new DomainError('versionConflict', `${who} just changed this lead. Check it and try again.`);
  }
  return changed?.lead;
}

/** @throws {DomainError} when the assignee is no active user */
async function planAssignment(
  { assignee }: LeadChange,
  { by, hasWebhook, mailServer, store }: LeadChangeDeps,
): Promise<Assignment> {
  if (assignee === undefined || assignee === null) return { name: '', email: undefined, tellsWebhook: false };
  const user = await findActiveUser(assignee, store);
  if (!user) throw new DomainError('conflict', 'This person is no longer on the team.');
  const email = mailServer === 'on' && assignee !== by.id ? user.email : undefined;
  return { name: user.name, email, tellsWebhook: hasWebhook };
}

/**
 * Changes several leads, and skips those that somebody else has changed. Calling it again after an error is safe.
 * @throws {DomainError} when the new assignee can't log in
 * @throws {StoreUnavailable} when some leads were not changed
 */
export async function changeLeads({ leads, change: wanted }: LeadChanges, deps: LeadChangeDeps): Promise<LeadsChanged> {
  const assignment = await planAssignment(wanted, deps);
  // Leads that are assigned at one time share a letter, which is stored with the first of them.
  const time = deps.now();
  const at = new Date(time).toISOString();
  const atOnce = { ...deps, now: () => time };
  const result: LeadsChanged = { changed: 0, stale: [] };
  const versions = new Map(leads.map(({ id, version }) => [id.toLowerCase(), version]));
  for (const [id, version] of versions) {
    const changed = await tryChange(id, wanted, assignment, atOnce, version === undefined ? undefined : [version]);
    if (changed?.conflict) result.stale.push({ id, name: changed.lead.name, by: nameOf(changed.conflict) });
    else if (changed) {
      result.changed += 1;
      const isAssigned = changed.lead.history.some((event) => event.kind === 'assigned' && event.at === at);
      if (isAssigned) assignment.email = undefined;
    }
  }
  return result;
}

/** Adds a note, once for each id of a note. @throws {StoreUnavailable} when nothing was stored */
export const addNote = (id: string, note: LeadNote, deps: LeadChangeDeps): Promise<LeadDetail | undefined> =>
  updateLead(
    id,
    (state, meta) =>
      note.id !== undefined && state.notes.some((kept) => kept.id === note.id)
        ? state
        : withEvent({ ...state, notes: [...state.notes, { ...meta, ...note }] }, { ...meta, kind: 'note', detail: '' }),
    deps,
  );

/**
 * Removes a note and its line in the history. Calling it again is safe.
 * @throws {DomainError} when somebody else wrote the note
 * @throws {StoreUnavailable} when nothing was stored
 */
export async function removeNote(id: string, noteId: string, deps: LeadChangeDeps): Promise<LeadDetail | undefined> {
  let otherAuthor: string | undefined;
  const lead = await updateLead(
    id,
    (state, { by }) => {
      const note = state.notes.find((kept) => kept.id === noteId);
      otherAuthor = note && note.by !== by ? nameOf(note) : undefined;
      if (!note || otherAuthor !== undefined) return state;
      return {
        ...state,
        notes: state.notes.filter((kept) => kept !== note),
        history: state.history.filter(
          ({ kind, ...event }) => kind !== 'note' || event.at !== note.at || event.by !== by,
        ),
      };
    },
    deps,
  );
  if (otherAuthor !== undefined)
    throw new DomainError('conflict', `${otherAuthor} wrote this note, and nobody else can remove it.`);
  return lead;
}

/** Sends the letter to everybody in the office again. @throws {StoreUnavailable} when nothing was stored */
export const resendMail = (id: string, deps: LeadChangeDeps): Promise<LeadDetail | undefined> =>
  updateLead(
    id,
    (state, meta) =>
      withEvent(
        { ...state, deliveries: { ...state.deliveries, office: {} } },
        { ...meta, kind: 'mail-resend', detail: '' },
      ),
    deps,
  );
