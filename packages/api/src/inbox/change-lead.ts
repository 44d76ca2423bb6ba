import type { LeadChange, LeadDetail, LeadEvent } from '@hvac/content/model';
import type { LeadState } from '../leads/lead-state.ts';
import { detailOf } from './lead-view.ts';
import type { InboxDeps } from './list-leads.ts';

/** One lead with all that is known of it; undefined when there is none with this id. */
export async function readLead(id: string, { store, mailServer }: InboxDeps): Promise<LeadDetail | undefined> {
  const lead = await store.lead(id);
  if (!lead) return undefined;
  const files = lead.record.intake.resume ? await store.fileNames('resumes') : [];
  return detailOf(lead, mailServer, files);
}

/** Makes a change, and answers the lead as it is then; undefined when there is none with this id. */
async function change(
  id: string,
  make: (state: LeadState, at: string) => LeadState,
  deps: InboxDeps,
): Promise<LeadDetail | undefined> {
  const at = new Date(deps.now()).toISOString();
  const changed = await deps.store.changeLeadState(id, (state) => make(state, at));
  return changed && readLead(id, deps);
}

const withEvent = (state: LeadState, event: LeadEvent): LeadState => ({ ...state, history: [...state.history, event] });

/** @throws {StoreUnavailable} when nothing was kept */
export const changeLead = (id: string, wanted: LeadChange, deps: InboxDeps): Promise<LeadDetail | undefined> =>
  change(
    id,
    (state, at) => {
      const { status = state.status, unread = state.unread } = wanted;
      const cleared = state.cleared || wanted.suspect === false;
      if (status === state.status && unread === state.unread && cleared === state.cleared) return state;
      const changed = { ...state, status, unread, cleared };
      return status === state.status ? changed : withEvent(changed, { at, kind: 'status', detail: status });
    },
    deps,
  );

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
