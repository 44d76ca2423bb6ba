import type { LeadChange, LeadChanges, LeadDetail, LeadEvent, LeadsChanged } from '@hvac/content/model';
import { ownerId } from '@hvac/content/model';
import type { Actor } from '../auth/actor.ts';
import { namesIn } from '../auth/team.ts';
import type { LeadState } from '../leads/model/lead-state.ts';
import { DomainError } from '../errors.ts';
import { detailOf, versionedEvents } from '../leads/model/lead-view.ts';
import { viewContext } from './list-leads.ts';
import type { InboxDeps } from './list-leads.ts';

/** What a change of a lead needs. */
export interface LeadChangeDeps extends InboxDeps {
  /** Who makes it. */
  by: Actor;
}

/** One lead with all that is known of it; undefined when there is none with this id. */
export async function readLead(id: string, deps: InboxDeps): Promise<LeadDetail | undefined> {
  const lead = await deps.store.getLead(id);
  return lead && detailOf(lead, await viewContext(deps), await deps.store.hasFile(lead));
}

/** When and by whom. */
type LeadChangeMeta = Required<Pick<LeadEvent, 'at' | 'by'>>;

/** Makes a change, and answers the lead as it is then; undefined when there is none with this id. */
async function change(
  id: string,
  make: (state: LeadState, moment: LeadChangeMeta) => LeadState,
  deps: LeadChangeDeps,
): Promise<LeadDetail | undefined> {
  const moment = { at: new Date(deps.now()).toISOString(), by: deps.by.name };
  const changed = await deps.store.updateLead(id, (state) => make(state, moment));
  return changed && readLead(id, deps);
}

const withEvent = (state: LeadState, event: LeadEvent): LeadState => ({ ...state, history: [...state.history, event] });

/** A state as somebody wants it; the very same when that is how it is. @param giveTo name of the new assignee */
function wantedState(state: LeadState, wanted: LeadChange, moment: LeadChangeMeta, giveTo: string): LeadState {
  const { followUp: day, assignee: person, ...rest } = state;
  const { status = state.status, unread = state.unread } = wanted;
  const cleared = state.cleared || wanted.suspect === false;
  // What is done or spam needs nobody to come back to it.
  const isClosed = status === 'done' || status === 'spam';
  const followUp = isClosed ? undefined : wanted.followUp === undefined ? day : (wanted.followUp ?? undefined);
  const assignee = wanted.assignee === undefined ? person : (wanted.assignee ?? undefined);
  const events: LeadEvent[] = [];
  if (status !== state.status) events.push({ ...moment, kind: 'status', detail: status });
  if (followUp !== day && !(isClosed && status !== state.status)) {
    events.push({ ...moment, kind: 'follow-up', detail: followUp ?? '' });
  }
  if (assignee !== person) events.push({ ...moment, kind: 'assigned', detail: assignee === undefined ? '' : giveTo });
  if (events.length === 0 && unread === state.unread && cleared === state.cleared) return state;
  return {
    ...rest,
    status,
    unread,
    cleared,
    ...(followUp !== undefined && { followUp }),
    ...(assignee !== undefined && { assignee }),
    history: [...state.history, ...events],
  };
}

/**
 * What somebody else did since a version, where the same is to be changed; undefined when nothing was. Status and
 * follow-up day are one: what is done has no day.
 */
function madeSince(state: LeadState, wanted: LeadChange, versions: readonly number[]): LeadEvent | undefined {
  const isOfStatus = wanted.status !== undefined || wanted.followUp !== undefined;
  const since = versionedEvents(state).slice(Math.max(...versions, 0));
  return since.findLast(({ kind }) => (kind === 'assigned' ? wanted.assignee !== undefined : isOfStatus));
}

/** What a change came to. */
interface Changed {
  /** As it is then. */
  lead: LeadDetail;
  /** What somebody else did since, instead of which nothing was changed. */
  made: LeadEvent | undefined;
}

/** @param giveTo name of the new assignee */
async function tryToChange(
  id: string,
  wanted: LeadChange,
  giveTo: string,
  deps: LeadChangeDeps,
  versions: readonly number[] | undefined,
): Promise<Changed | undefined> {
  let made: LeadEvent | undefined;
  const lead = await change(
    id,
    (state, moment) => {
      const after = wantedState(state, wanted, moment, giveTo);
      const isOther = after.history.length > state.history.length;
      made = versions && isOther ? madeSince(state, wanted, versions) : undefined;
      return made ? state : after;
    },
    deps,
  );
  return lead && { lead, made };
}

const nameOf = ({ by }: LeadEvent): string => by ?? 'Somebody';

/**
 * @param versions the change was begun on one of these; any unless given
 * @throws {DomainError} when somebody else has changed the same since, or the new assignee is nobody
 * @throws {StoreUnavailable} when nothing was kept
 */
export async function changeLead(
  id: string,
  wanted: LeadChange,
  deps: LeadChangeDeps,
  versions?: readonly number[],
): Promise<LeadDetail | undefined> {
  const changed = await tryToChange(id, wanted, await nameOfAssignee(wanted, deps), deps, versions);
  if (changed?.made) {
    const who = nameOf(changed.made);
    throw new DomainError(
      'versionConflict',
      `${who} changed this lead in the meantime. Look at it again, then choose.`,
    );
  }
  return changed?.lead;
}

/** @throws {DomainError} when it is nobody who can log in */
async function nameOfAssignee({ assignee }: LeadChange, { store }: InboxDeps): Promise<string> {
  if (assignee === undefined || assignee === null) return '';
  const name = (await namesIn(store))(assignee);
  const isOff =
    assignee !== ownerId && (await store.rows('users')).find(({ id }) => id === assignee)?.isActive === false;
  if (name === undefined || isOff) throw new DomainError('conflict', 'This person is not in the team any more.');
  return name;
}

/**
 * Makes one change of several leads, one after the other, and passes over those in which somebody else has changed the
 * same. Doing it again changes what is left.
 * @throws {DomainError} when the new assignee is nobody
 * @throws {StoreUnavailable} when some were not changed
 */
export async function changeLeads({ leads, change: wanted }: LeadChanges, deps: LeadChangeDeps): Promise<LeadsChanged> {
  const giveTo = await nameOfAssignee(wanted, deps);
  const told: LeadsChanged = { changed: 0, stale: [] };
  const versions = new Map(leads.map(({ id, version }) => [id.toLowerCase(), version]));
  for (const [id, version] of versions) {
    const changed = await tryToChange(id, wanted, giveTo, deps, version === undefined ? undefined : [version]);
    if (changed?.made) told.stale.push({ id, name: changed.lead.name, by: nameOf(changed.made) });
    else if (changed) told.changed += 1;
  }
  return told;
}

/** @throws {StoreUnavailable} when nothing was kept */
export const addNote = (id: string, text: string, deps: LeadChangeDeps): Promise<LeadDetail | undefined> =>
  change(
    id,
    (state, moment) =>
      withEvent({ ...state, notes: [...state.notes, { ...moment, text }] }, { ...moment, kind: 'note', detail: '' }),
    deps,
  );

/** Has the message to the office sent once more. @throws {StoreUnavailable} when nothing was kept */
export const resendMail = (id: string, deps: LeadChangeDeps): Promise<LeadDetail | undefined> =>
  change(
    id,
    ({ delivery: { sentAt }, ...state }, moment) =>
      withEvent(
        { ...state, delivery: { attempts: 0, ...(sentAt !== undefined && { sentAt }), resend: true } },
        { ...moment, kind: 'mail-resend', detail: '' },
      ),
    deps,
  );
