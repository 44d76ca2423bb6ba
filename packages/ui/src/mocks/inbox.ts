import {
  adminMessages,
  endpoints,
  firstSentence,
  leadChange,
  leadChanges,
  leadFilter,
  leadNote,
  nobodyKnown,
  personRequest,
  type LeadChange,
  type LeadDetail,
  type LeadEvent,
  type LeadsChanged,
  type Team,
} from '@hvac/content/model';
import { http, HttpResponse, type HttpResponseResolver, type RequestHandler } from 'msw';
import { mockLeads } from './fixtures/leads.ts';
import { never } from './held.ts';
import { InboxStore } from './inboxStore.ts';
import { sentence } from './sentence.ts';
import { refusal } from './session.ts';

const gone = () => sentence(404, 'This lead does not exist any more.');

type Resolver = HttpResponseResolver<{ id: string }>;

/** Lets a call through with a password, as the server does. */
const guarded =
  (resolver: Resolver): Resolver =>
  (info) =>
    refusal(info.request) ?? resolver(info);

const filterOf = (request: Request) => {
  const { cursor, ...filter } = Object.fromEntries(new URL(request.url).searchParams);
  return { cursor: cursor ?? null, filter: leadFilter.safeParse(filter) };
};

const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

type Moment = Required<Pick<LeadEvent, 'at' | 'by'>>;

const momentOf = ({ you }: Team): Moment => ({ at: new Date().toISOString(), by: you.name });

const event = (team: Team, kind: LeadEvent['kind'], detail = ''): LeadEvent => ({ ...momentOf(team), kind, detail });

/** What a change makes of a lead, as the server does it. */
function changed(lead: LeadDetail, wanted: LeadChange, team: Team): Partial<LeadDetail> {
  const { status = lead.status, unread = lead.unread, suspect } = wanted;
  const closed = status === 'done' || status === 'spam';
  const followUp = closed ? undefined : wanted.followUp === undefined ? lead.followUp : (wanted.followUp ?? undefined);
  const history = [...lead.history];
  if (status !== lead.status) history.push(event(team, 'status', status));
  if (followUp !== lead.followUp && !closed) history.push(event(team, 'follow-up', followUp ?? ''));
  const names = new Map([...team.members, team.you].map(({ id, name }) => [id, name]));
  const given = wanted.assignee;
  if (given !== undefined) history.push(event(team, 'assigned', given === null ? '' : (names.get(given) ?? '')));
  const assignee =
    given === undefined ? lead.assignee : given === null ? undefined : { id: given, name: names.get(given) ?? '' };
  const version = history.filter(({ kind }) => ['status', 'follow-up', 'assigned'].includes(kind)).length;
  return { status, unread, followUp, assignee, version, history, ...(suspect === false && { suspect: [] }) };
}

const lastBy = ({ history }: LeadDetail) => history.at(-1)?.by ?? 'Somebody';

/** The inbox's calls as they should be, over the leads of one story: what is changed stays changed. */
export function createInboxHandlers(store = new InboxStore(mockLeads(12))): RequestHandler[] {
  const one = `${endpoints.adminLeads}/:id`;
  /** Answers for the lead that the path names, as it is once the body is there: two calls at once lose nothing. */
  const about = (answer: (lead: LeadDetail, body: unknown, request: Request) => Response) =>
    guarded(async ({ params, request }) => {
      const text = await request.text();
      const lead = store.find(params.id);
      return lead ? answer(lead, text ? JSON.parse(text) : undefined, request) : gone();
    });
  return [
    http.get(
      endpoints.adminOverview,
      guarded(() => HttpResponse.json(store.overview())),
    ),
    http.post(
      endpoints.adminMailTest,
      guarded(() => {
        const tested = store.tryMail();
        return tested
          ? HttpResponse.json(tested)
          : sentence(409, 'No mail server is set: whoever looks after the server sets SMTP_URL.');
      }),
    ),
    http.get(
      endpoints.adminLeads,
      guarded(({ request }) => {
        const { cursor, filter } = filterOf(request);
        return filter.success
          ? HttpResponse.json(store.page(filter.data, cursor))
          : sentence(400, firstSentence(filter.error));
      }),
    ),
    http.get(
      `${endpoints.adminLeads}.csv`,
      guarded(({ request }) => {
        const { filter } = filterOf(request);
        if (!filter.success) return sentence(400, firstSentence(filter.error));
        const rows = store.matching(filter.data).map((lead) => quoted([lead.receivedAt, lead.name, lead.email]));
        return HttpResponse.text(`\uFEFF${['Received,Name,E-mail', ...rows].join('\r\n')}\r\n`, {
          headers: { 'Content-Type': 'text/csv; charset=utf-8' },
        });
      }),
    ),
    http.get(
      one,
      about((lead) => HttpResponse.json(lead)),
    ),
    http.get(
      `${one}/others`,
      about((lead) => HttpResponse.json(store.others(lead))),
    ),
    http.patch(
      one,
      about((lead, body, request) => {
        const ifMatch = request.headers.get('If-Match');
        if (ifMatch !== null && ifMatch !== `"${lead.version}"`) {
          return sentence(412, `${lastBy(lead)} changed this lead in the meantime. Look at it again, then choose.`);
        }
        const wanted = leadChange.safeParse(body);
        if (!wanted.success) return sentence(400, firstSentence(wanted.error));
        return HttpResponse.json(store.change(lead, changed(lead, wanted.data, store.team)));
      }),
    ),
    http.post(
      `${endpoints.adminLeads}/changes`,
      guarded(async ({ request }) => {
        const wanted = leadChanges.safeParse(await request.json());
        if (!wanted.success) return sentence(400, firstSentence(wanted.error));
        const told: LeadsChanged = { changed: 0, stale: [] };
        for (const { id, version } of wanted.data.leads) {
          const lead = store.find(id);
          const isStale = lead && version !== undefined && version !== lead.version;
          if (isStale) told.stale.push({ id, name: lead.name, by: lastBy(lead) });
          else if (lead) {
            store.change(lead, changed(lead, wanted.data.change, store.team));
            told.changed += 1;
          }
        }
        return HttpResponse.json(told);
      }),
    ),
    http.post(
      `${one}/notes`,
      about((lead, body) => {
        const note = leadNote.safeParse(body);
        if (!note.success) return sentence(400, firstSentence(note.error));
        const notes = [...lead.notes, { ...momentOf(store.team), text: note.data.text }];
        return HttpResponse.json(store.change(lead, { notes, history: [...lead.history, event(store.team, 'note')] }));
      }),
    ),
    http.post(
      `${one}/resend`,
      about((lead) => {
        const delivery = { ...lead.delivery, state: 'waiting' as const, problem: undefined, nextAttemptAt: undefined };
        const history = [...lead.history, event(store.team, 'mail-resend')];
        return HttpResponse.json(store.change(lead, { mail: 'waiting', delivery, history }));
      }),
    ),
    http.get(
      `${one}/resume`,
      about(({ resume }) =>
        resume?.present
          ? HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-1.7').buffer, {
              headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment' },
            })
          : sentence(404, resume ? 'The file of this résumé is gone.' : 'No file came with this lead.'),
      ),
    ),
    http.post(
      `${endpoints.adminPeople}/:id`,
      guarded(async ({ params, request }) => {
        const person = personRequest.safeParse(await request.json());
        if (!person.success) return sentence(400, firstSentence(person.error));
        if (params.id === 'erase') return HttpResponse.json(store.erase(person.data));
        const leads = store.of(person.data);
        if (leads.length === 0) return sentence(404, nobodyKnown(person.data));
        return HttpResponse.json(params.id === 'find' ? store.told(person.data) : { ...person.data, leads });
      }),
    ),
  ];
}

/** Ways in which one call of the inbox goes wrong. @param method and path of the call, which may have parameters */
export const inboxFailures = (method: 'get' | 'patch' | 'post', path: string) => ({
  /** The server failed and said so. */
  serverError: http[method](path, () =>
    sentence(500, 'Something went wrong on our side. Please try again, or call us.'),
  ),
  /** The disk is full. */
  notKept: http[method](path, () => sentence(503, 'We could not save this just now. Please try again in a minute.')),
  /** The password was changed in the meantime. */
  unauthorized: http[method](path, () => sentence(401, adminMessages.unauthorized)),
  /** No connection. */
  offline: http[method](path, () => HttpResponse.error()),
  /** No answer yet. */
  neverAnswers: http[method](path, never),
});
