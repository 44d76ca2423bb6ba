import type { LeadChange, LeadDetail, LeadEvent } from '@hvac/content/model';
import type { LeadState } from '../lead/state.ts';
import { detailOf } from './lead-view.ts';
import type { InboxDeps } from './list-leads.ts';

/** One lead with all that is known of it; undefined when there is none with this id. */
export async function readLead(id: string, { store, mailServer }: InboxDeps): Promise<LeadDetail | undefined> {
  const lead = await store.get(id);
  return lead && detailOf(lead, mailServer, await store.hasFile(lead));
}

/** Makes a change, and answers the lead as it is then; undefined when there is none with this id. */
async function change(
  id: string,
  make: (state: LeadState, at: string) => LeadState,
  deps: InboxDeps,
): Promise<LeadDetail | undefined> {
  const at = new Date(deps.now()).toISOString();
  const changed = await deps.store.change(id, (state) => make(state, at));
  return changed && readLead(id, deps);
}

const withEvent = (state: LeadState, event: LeadEvent): LeadState => ({ ...state, history: [...state.history, event] });

/** @throws {StoreUnavailable} when nothing was kept */
export const changeLead = (id: string, wanted: LeadChange, deps: InboxDeps): Promise<LeadDetail | undefined> =>
  change(
    id,
    (state, at) => {
      const { followUp: before, ...rest } = state;
      const { status = state.status, unread = state.unread } = wanted;
      const cleared = state.cleared || wanted.suspect === false;
      // What is done or spam needs nobody to come back to it.
      const isClosed = status === 'done' || status === 'spam';
      const followUp = isClosed ? undefined : wanted.followUp === undefined ? before : (wanted.followUp ?? undefined);
      const isMoved = followUp !== before;
      if (status === state.status && unread === state.unread && cleared === state.cleared && !isMoved) return state;
      const events: LeadEvent[] = [];
      if (status !== state.status) events.push({ at, kind: 'status', detail: status });
      if (isMoved && !(isClosed && status !== state.status)) {
        events.push({ at, kind: 'follow-up', detail: followUp ?? '' });
      }
      return {
        ...rest,
        status,
        unread,
        cleared,
        ...(followUp !== undefined && { followUp }),
        history: [...state.history, ...events],
      };
    },
    deps,
  );

/**
 * Makes one change of several leads, one after the other. Doing it again changes what is left.
 * @returns how many of them there are
 * @throws {StoreUnavailable} when some were not changed
 */
export async function changeLeads(ids: readonly string[], wanted: LeadChange, deps: InboxDeps): Promise<number> {
  let changed = 0;
  for (const id of new Set(ids)) if (await changeLead(id.toLowerCase(), wanted, deps)) changed += 1;
  return changed;
}

/** @throws {StoreUnavailable} when nothing was kept */
export const addNote = (id: string, text: string, deps: InboxDeps): Promise<LeadDetail | undefined> =>
  change(
    id,
    (state, at) => withEvent({ ...state, notes: [...state.notes, { at, text }] }, { at, kind: 'note', detail: '' }),
    deps,
  );

/** Has the message to the office sent once more. @throws {StoreUnavailable} when nothing was kept */
export const resendMail = (id: string, deps: InboxDeps): Promise<LeadDetail | undefined> =>
  change(
    id,
    ({ delivery: { sentAt }, ...state }, at) =>
      withEvent(
        { ...state, delivery: { attempts: 0, ...(sentAt !== undefined && { sentAt }), resend: true } },
        { at, kind: 'mail-resend', detail: '' },
      ),
    deps,
  );
