import {
  afterChange,
  conflictingChange,
  endpoints,
  historyAfter,
  leadChange,
  leadChanges,
  leadFilter,
  leadNote,
  unknownPersonMessage,
  personRequest,
  phoneLead,
  type LeadChange,
  type LeadDetail,
  type LeadEvent,
  type LeadsChanged,
  type Team,
} from '@hvac/content/model';
import { HttpResponse, type RequestHandler } from 'msw';
import { mockLeads } from './fixtures/leads.ts';
import { InboxStore } from './inboxStore.ts';
import { parseOrRefuse, textResponse } from './respond.ts';
import { adminCall, adminChange } from './session.ts';

const filterOf = (request: Request) => {
  const { cursor = null, ...filter } = Object.fromEntries(new URL(request.url).searchParams);
  return { cursor, filter };
};

const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

const event = ({ you }: Team, kind: LeadEvent['kind'], detail = '') => ({
  at: new Date().toISOString(),
  by: you.name,
  kind,
  detail,
});

/** The fields that a change gives a lead. */
function changed(lead: LeadDetail, wanted: LeadChange, team: Team): Partial<LeadDetail> & Pick<LeadDetail, 'history'> {
  const { unread = lead.unread, suspect } = wanted;
  const person = [...team.members, team.you].find(({ id }) => id === wanted.assignee);
  const { after, events } = afterChange({ ...lead, assignee: lead.assignee?.id }, wanted, person?.name);
  const { assignee: id = '' } = after;
  const said = events.map(({ kind, detail }) => event(team, kind, detail));
  return {
    followUp: undefined,
    arrivalWindow: undefined,
    outcome: undefined,
    ...after,
    assignee: id === (lead.assignee?.id ?? '') ? lead.assignee : person && { id, name: person.name },
    unread,
    history: historyAfter(lead.history, said, wanted),
    ...(suspect === false && { suspect: [] }),
  };
}

/** The lead as its page shows it. */
const shown = (lead: LeadDetail): LeadDetail => ({
  ...lead,
  history: lead.history.filter(({ undone }) => !undone),
});

/** The inbox's calls, over the leads of one story. */
export function createInboxHandlers(store = new InboxStore(mockLeads(12))): RequestHandler[] {
  const one = `${endpoints.adminLeads}/:id`;
  const about = (id: string, answer: (lead: LeadDetail) => object) => {
    const lead = store.find(id);
    return lead ? answer(lead) : textResponse(404, 'This lead no longer exists.');
  };
  const update = (lead: LeadDetail, changes: Partial<LeadDetail>) => shown(store.update(lead, changes));
  /** @returns the lead after the change, or who has changed the same since: a change of the marks alone conflicts with nothing */
  const change = (lead: LeadDetail, wanted: LeadChange, version: number | undefined): LeadDetail | string => {
    const changes = changed(lead, wanted, store.team);
    const canConflict = version !== undefined && changes.history.length > lead.history.length;
    const conflict = canConflict ? conflictingChange(lead.history, wanted, [version]) : undefined;
    return conflict ? (conflict.by ?? 'Somebody') : update(lead, changes);
  };
  return [
    adminCall('get', endpoints.adminOverview, () => store.overview()),
    adminCall('post', endpoints.adminMailTest, () => {
      return (
        store.sendTestMail() ??
        textResponse(409, 'No mail server is set up. Ask whoever runs the server to set SMTP_URL.')
      );
    }),
    adminCall('get', endpoints.adminLeads, ({ request }) => {
      const { cursor, filter } = filterOf(request);
      const parsed = parseOrRefuse(leadFilter, filter);
      return parsed instanceof Response ? parsed : store.page(parsed.data, cursor);
    }),
    adminCall('get', `${endpoints.adminLeads}.csv`, ({ request }) => {
      const parsed = parseOrRefuse(leadFilter, filterOf(request).filter);
      if (parsed instanceof Response) return parsed;
      const rows = store.matching(parsed.data).map((lead) => quoted([lead.receivedAt, lead.name, lead.email]));
      return HttpResponse.text(`\uFEFF${['Received,Name,Email', ...rows].join('\r\n')}\r\n`, {
        headers: { 'Content-Type': 'text/csv; charset=utf-8' },
      });
    }),
    adminChange('post', endpoints.adminLeads, phoneLead, (wanted) => {
      const { id, receivedAt } = store.addPhoneLead(wanted);
      return HttpResponse.json({ id, createdAt: receivedAt }, { status: 201 });
    }),
    adminCall('get', one, ({ id }) => about(id, shown)),
    adminCall('get', `${one}/others`, ({ id }) => about(id, (lead) => store.others(lead))),
    adminChange('patch', one, leadChange, (wanted, { id, request }) =>
      about(id, (lead) => {
        const version = request.headers.get('If-Match')?.replaceAll('"', '');
        const answer = change(lead, wanted, version === undefined ? undefined : Number(version));
        return typeof answer === 'string'
          ? textResponse(412, `${answer} just changed this lead. Check it and try again.`)
          : answer;
      }),
    ),
    adminChange('post', `${endpoints.adminLeads}/changes`, leadChanges, ({ leads, change: wanted }) => {
      const result: LeadsChanged = { changed: 0, stale: [] };
      for (const { id, version } of leads) {
        const lead = store.find(id);
        const answer = lead && change(lead, wanted, version);
        if (typeof answer === 'string') result.stale.push({ id, name: lead?.name ?? '', by: answer });
        else if (answer) result.changed += 1;
      }
      return result;
    }),
    adminChange('post', `${one}/notes`, leadNote, (note, { id }) =>
      about(id, (lead) => {
        if (lead.notes.some((other) => other.id !== undefined && other.id === note.id)) return shown(lead);
        const noted = event(store.team, 'note');
        // Removing the note finds its event by the time.
        const notes = [...lead.notes, { at: noted.at, by: noted.by, ...note }];
        return update(lead, { notes, history: [...lead.history, noted] });
      }),
    ),
    adminCall('delete', `${one}/notes/:note`, ({ id, note }) =>
      about(id, (lead) => {
        const removed = lead.notes.find((other) => other.id === note);
        if (!removed) return shown(lead);
        return update(lead, {
          notes: lead.notes.filter((other) => other !== removed),
          history: lead.history.filter(({ kind, at }) => kind !== 'note' || at !== removed.at),
        });
      }),
    ),
    adminCall('post', `${one}/resend`, ({ id }) =>
      about(id, (lead) => {
        const delivery = { ...lead.delivery, state: 'waiting' as const, problem: undefined, nextAttemptAt: undefined };
        const history = [...lead.history, event(store.team, 'mail-resend')];
        return update(lead, { mail: 'waiting', delivery, history });
      }),
    ),
    adminCall('get', `${one}/resume`, ({ id }) =>
      about(id, ({ resume }) =>
        resume?.present
          ? HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-1.7').buffer, {
              headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment' },
            })
          : textResponse(
              404,
              resume ? 'The file for this résumé is missing or damaged.' : 'No file came with this lead.',
            ),
      ),
    ),
    adminChange('post', `${endpoints.adminPeople}/:id`, personRequest, (person, { id }) => {
      if (id === 'erase') return store.erase(person);
      const leads = store.of(person);
      if (leads.length === 0) return textResponse(404, unknownPersonMessage(person));
      return id === 'find' ? store.findPerson(person) : { ...person, leads };
    }),
  ];
}
