import { randomUUID } from 'node:crypto';
import {
  endpoints,
  isVersioned,
  type AdminSpecial,
  type LeadChange,
  type LeadDetail,
  type LeadPage,
  type LeadsChanged,
  type LeadSummary,
  type Member,
  type NewSession,
  type OtherLeads,
  type Overview,
  type PersonFound,
} from '@hvac/content/model';
import { mockPassword } from '@hvac/ui/mocks';
import { samples } from '@hvac/content/samples';
import type { Api, Call } from './apis.ts';
import type { Case } from './lead-cases.ts';

const {
  adminSpecials,
  adminLeads,
  adminMailTest,
  adminPeople,
  adminSession,
  adminSessions,
  adminOverview,
  adminTeam,
  specials,
} = endpoints;
const nobody = '00000000-0000-4000-8000-000000000000';

const special = {
  title: 'Fall tune-up',
  description: 'A tune-up of one system, with a new filter.',
  discount: '$89',
  terms: 'One system for each household.',
  expirationDate: '2099-12-31',
  printURL: 'https://example.com/coupon.pdf',
  isActive: true,
};

/** A case of one call. */
const office = (name: string, path: string, call?: Call): Case => ({ name, send: (api) => api.office(path, call) });
const anonymous = (name: string, path: string, call?: Call): Case => ({ name, send: (api) => api.call(path, call) });

/** A case with a newly created special. */
const about = (name: string, send: (api: Api, path: string, created: AdminSpecial) => Promise<Response>): Case => ({
  name: `specials: ${name}`,
  send: async (api) => {
    const created = (await (await api.office(adminSpecials, { json: special })).json()) as AdminSpecial;
    return send(api, `${adminSpecials}/${created.id}`, created);
  },
});

const refused = (name: string, changes: object): Case =>
  office(`specials: ${name}`, adminSpecials, { json: { ...special, ...changes } });

const specialCases: readonly Case[] = [
  anonymous('specials: the admin list without a password', adminSpecials),
  anonymous('specials: a wrong password', adminSpecials, { headers: { Authorization: 'Bearer wrong' } }),
  office('specials: a new one', adminSpecials, { json: special }),
  {
    name: 'specials: a new one that is resent',
    send: async (api) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      await api.office(adminSpecials, { json: special, headers });
      return api.office(adminSpecials, { json: { ...special, title: 'Mended' }, headers });
    },
  },
  office('specials: a key that is no UUID', adminSpecials, { json: special, headers: { 'Idempotency-Key': '1' } }),
  ...Object.keys(special).flatMap((field) => [
    refused(`without ${field}`, { [field]: undefined }),
    refused(`${field} is a number`, { [field]: 7 }),
  ]),
  refused('a javascript: print URL', { printURL: 'javascript:alert(1)' }),
  refused('a day that does not exist', { expirationDate: '2026-02-30' }),
  refused('an unknown field', { id: '1' }),
  about('edited', (api, path) => api.office(path, { method: 'PUT', json: { ...special, title: 'New title' } })),
  about('edited with an invalid title', (api, path) =>
    api.office(path, { method: 'PUT', json: { ...special, title: '' } }),
  ),
  about('edited from a stale page', (api, path) =>
    api.office(path, { method: 'PUT', json: special, headers: { 'If-Match': '"99"' } }),
  ),
  about('edited after deletion', async (api, path) => {
    await api.office(path, { method: 'DELETE' });
    return api.office(path, { method: 'PUT', json: special });
  }),
  about('restored', async (api, path) => {
    await api.office(path, { method: 'DELETE' });
    return api.office(`${path}/restore`, { method: 'POST' });
  }),
  about('a visitor’s view', async (api, _path, { id }) => {
    const shown = (await (await api.call(specials)).json()) as { id: string }[];
    return Response.json(shown.find((one) => one.id === id));
  }),
  office('specials: an incomplete order', `${adminSpecials}/order`, { json: { ids: [nobody] } }),
  office('specials: an invalid order', `${adminSpecials}/order`, { json: { ids: ['x'] } }),
];

/** A lead in the inbox: the mock has some, the server gets one. */
async function someLead(api: Api): Promise<LeadSummary> {
  await api.call(endpoints.contactForms, { json: { ...samples.contact, ...(await api.captcha()) } });
  const page = (await (await api.office(adminLeads)).json()) as LeadPage;
  const found = page.leads.find(({ kind }) => kind === 'contact');
  if (found) return found;
  throw new Error('There is no lead in the inbox');
}

const lead = (name: string, send: (api: Api, path: string) => Promise<Response>): Case => ({
  name: `inbox: ${name}`,
  send: async (api) => send(api, `${adminLeads}/${(await someLead(api)).id}`),
});

/** The response without fields that depend on the sender, the message and the mail server. */
const shown = (name: string, send: (api: Api, path: string) => Promise<Response>): Case =>
  lead(name, async (api, path) => {
    const answer = await send(api, path);
    const { suspect, delivery, urgent: _urgent, ...rest } = (await answer.json()) as LeadDetail;
    const told = { ...rest, suspect: suspect.length >= 0, delivery: typeof delivery.state };
    return Response.json(told, { status: answer.status });
  });

const person = (name: string, call: string, json: object) =>
  office(`inbox: ${name}`, `${adminPeople}/${call}`, { json });

/** What somebody has changed since the page was loaded, what it changes now, and how far ahead its version is. */
const fromAnOldPage: readonly [since: LeadChange, wanted: LeadChange, ahead?: number][] = [
  [{ status: 'scheduled' }, { status: 'done' }],
  [{ status: 'scheduled' }, { followUp: '2031-01-02' }],
  [{ status: 'scheduled' }, { assignee: 'owner' }],
  [{ status: 'scheduled' }, { unread: true }],
  [{ assignee: 'owner' }, { status: 'scheduled' }],
  [{ assignee: 'owner' }, { assignee: null }],
  [{ unread: true }, { status: 'scheduled' }],
  [{ unread: true }, { status: 'scheduled' }, 9],
  [{ status: 'scheduled' }, { status: 'contacted', undo: true }, 1],
];

const inboxCases: readonly Case[] = [
  ...[adminLeads, adminOverview, `${adminLeads}.csv`, `${adminLeads}/${nobody}`].map((path) =>
    anonymous(`inbox: ${path} without a password`, path),
  ),
  office('inbox: an unknown filter', `${adminLeads}?kind=dragon`),
  office('inbox: a lead that does not exist', `${adminLeads}/${nobody}`),
  lead('a status that does not exist', (api, path) => api.office(path, { method: 'PATCH', json: { status: 'lost' } })),
  shown('shown', (api, path) => api.office(path)),
  shown('with a status', (api, path) => api.office(path, { method: 'PATCH', json: { status: 'contacted' } })),
  shown('with a note', (api, path) => api.office(`${path}/notes`, { json: { text: 'Called back.' } })),
  shown('after its note was removed, twice', async (api, path) => {
    await api.office(`${path}/notes`, { json: { id: nobody, text: 'Wrong lead.' } });
    await api.office(`${path}/notes/${nobody}`, { method: 'DELETE' });
    return api.office(`${path}/notes/${nobody}`, { method: 'DELETE' });
  }),
  {
    name: 'inbox: a bulk change with one stale version',
    send: async (api) => {
      const { id } = await someLead(api);
      const set = (status: string, version?: number) =>
        api.office(`${adminLeads}/changes`, { json: { leads: [{ id, version }], change: { status } } });
      await set('contacted');
      await set('scheduled');
      const told = (await (await set('done', 0)).json()) as LeadsChanged;
      return Response.json({ ...told, stale: told.stale.map(({ by }) => by) });
    },
  },
  ...fromAnOldPage.map(([since, wanted, ahead = 0]): Case => ({
    name: `inbox: ${JSON.stringify(wanted)} after ${JSON.stringify(since)}, from a version ${ahead} ahead`,
    send: async (api) => {
      const { id, version } = await someLead(api);
      const change = (json: LeadChange, headers = {}) =>
        api.office(`${adminLeads}/${id}`, { method: 'PATCH', json, headers });
      await change(since);
      const answer = await change(wanted, { 'If-Match': `"${version + ahead}"` });
      if (!answer.ok) return answer;
      const { version: after, history } = (await answer.json()) as LeadDetail;
      const events = history.filter(isVersioned).map(({ kind, detail }) => `${kind} ${detail}`);
      return new Response([after - version, ...events].join(', '));
    },
  })),
  office('inbox: a bulk change of nothing', `${adminLeads}/changes`, {
    json: { leads: [], change: { status: 'done' } },
  }),
  {
    name: 'inbox: the order of the open view',
    send: async (api) => {
      const add = async (name: string, message: string, change: LeadChange = {}) => {
        const id = randomUUID();
        const said = { id, name, phone: '904-555-0123', serviceType: 'Other', message: `${message} (orchard)` };
        await api.office(adminLeads, { json: said });
        await api.office(`${adminLeads}/${id}`, { method: 'PATCH', json: change });
      };
      await add('Answered', 'No heat', { status: 'contacted' });
      await add('Seen', 'Smells of gas', { unread: false });
      await add('Calm', 'A tune-up, please');
      await add('Late', 'A tune-up, please', { status: 'contacted', followUp: '2020-01-02' });
      await add('Mine', 'A tune-up, please', { assignee: 'owner' });
      const ordered = async (query: string) => {
        const answer = await api.office(`${adminLeads}?view=open&q=orchard${query}`);
        const { leads, total } = (await answer.json()) as LeadPage;
        return `${leads.map(({ name, urgent }) => (urgent ? `${name}!` : name)).join(', ')}: ${total}`;
      };
      return new Response(`${await ordered('')}\n${await ordered('&assignee=me')}`);
    },
  },
  {
    name: 'inbox: other leads of one sender',
    send: async (api) => {
      const add = async (name: string) => {
        const id = randomUUID();
        const said = { id, name, phone: '904-555-0160', serviceType: 'Other', message: 'A tune-up, please' };
        await api.office(adminLeads, { json: said });
        return id;
      };
      await add('First call');
      const answer = await api.office(`${adminLeads}/${await add('Second call')}/others`);
      const { leads, more } = (await answer.json()) as OtherLeads;
      return new Response(`${leads.map(({ name }) => name).join(', ')}: ${more}`);
    },
  },
  shown('sent again', (api, path) => api.office(`${path}/resend`, { method: 'POST' })),
  lead('an empty note', (api, path) => api.office(`${path}/notes`, { json: { text: ' ' } })),
  lead('a résumé that never came', (api, path) => api.office(`${path}/resume`)),
  anonymous('mail: a test message without a password', adminMailTest, { method: 'POST' }),
  office('mail: a test message', adminMailTest, { method: 'POST' }),
  {
    name: 'inbox: the overview after a mail test',
    send: async (api) => {
      await someLead(api);
      await api.office(adminMailTest, { method: 'POST' });
      const { mail, ...overview } = (await (await api.office(adminOverview)).json()) as Overview;
      return Response.json({ ...overview, mail, tried: String(mail.tried) });
    },
  },
  ...['find', 'export', 'erase'].flatMap((call) => [
    person(`an unknown phone number, ${call}`, call, { phone: '+1 (212) 555-0100' }),
    person(`an unknown person, ${call}`, call, { email: 'x@example.com' }),
    person(`nobody, ${call}`, call, {}),
  ]),
  person('a number without its area code', 'find', { phone: '555-0100' }),
  person('both an email address and a phone number', 'find', { email: 'x@example.com', phone: '+12125550100' }),
  person('an unknown name', 'find', { name: 'Nobody Known' }),
  ...(['email', 'name', 'phone'] as const).map((kind): Case => ({
    name: `inbox: a person is found by ${kind} in another spelling`,
    send: async (api) => {
      const { email, name, phone } = await someLead(api);
      const spelled = {
        email: `Somebody <${email.toUpperCase()}>`,
        name: name.toUpperCase(),
        phone: `tel:+1${phone.replace(/\D/g, '').slice(-10)}`,
      };
      const response = await api.office(`${adminPeople}/find`, { json: { [kind]: spelled[kind] } });
      const found = (await response.json()) as PersonFound;
      const { leads, messages, names } = found;
      return Response.json({ ...found, leads: leads > 0, messages: messages >= 0, names: names.includes(name) });
    },
  })),
];

const login = (name: string, json: object) => anonymous(`login: ${name}`, adminSession, { json });

/** A request with a session token, after another action with the same token. */
const inSession = (name: string, before?: (api: Api, headers: Record<string, string>) => Promise<Response>): Case => ({
  name: `login: ${name}`,
  send: async (api) => {
    const begun = await api.call(adminSession, { json: { password: mockPassword } });
    const { token } = (await begun.json()) as NewSession;
    const headers = { Authorization: `Bearer ${token}` };
    await before?.(api, headers);
    return api.call(adminOverview, { headers });
  },
});

const sessionCases: readonly Case[] = [
  login('the owner', { password: mockPassword }),
  login('a wrong password', { password: 'wrong' }),
  login('a wrong name', { name: 'Nobody', password: mockPassword }),
  login('no password', { name: 'Rosa' }),
  login('an empty password', { password: '' }),
  login('an unknown field', { password: mockPassword, remember: true }),
  inSession('a call with the token'),
  inSession('a call after the logout', (api, headers) => api.call(adminSession, { method: 'DELETE', headers })),
  inSession('a call after the logout everywhere', (api, headers) =>
    api.call(adminSessions, { method: 'DELETE', headers }),
  ),
  office('login: a logout', adminSession, { method: 'DELETE' }),
  anonymous('login: a logout without a token', adminSession, { method: 'DELETE' }),
  anonymous('login: a logout everywhere without a token', adminSessions, { method: 'DELETE' }),
];

const addMember = (api: Api, name: string) =>
  api.office(adminTeam, { json: { name, email: 'rosa@hvac.example', password: 'blue heron at dawn' } });

/** A case with a new member. */
const member = (name: string, change: object): Case => ({
  name: `team: ${name}`,
  send: async (api) => {
    const { id } = (await (await addMember(api, `Somebody ${name}`)).json()) as Member;
    return api.office(`${adminTeam}/${id}`, { method: 'PATCH', json: change });
  },
});

const teamCases: readonly Case[] = [
  { name: 'team: somebody is added', send: (api) => addMember(api, 'Rosa') },
  {
    name: 'team: somebody with the name of another',
    send: async (api) => {
      await addMember(api, 'Marcus');
      return addMember(api, 'Marcus');
    },
  },
  {
    name: 'team: the list',
    send: async (api) => {
      await addMember(api, 'Walter');
      return api.office(adminTeam);
    },
  },
  member('switched off', { isActive: false }),
  member('without an address', { email: '' }),
  office('team: nobody is changed', `${adminTeam}/${nobody}`, { method: 'PATCH', json: { isActive: false } }),
  ...['grey owl at midnight', 'short'].map((password) =>
    office(`team: the new password "${password}"`, `${adminTeam}/password`, { json: { present: 'x', password } }),
  ),
  // Last: it renames the owner.
  office('team: the owner’s name', `${adminTeam}/owner`, { method: 'PUT', json: { name: 'Tom Whitley' } }),
];

/** Cases of the admin API. */
export const adminCases: readonly Case[] = [...specialCases, ...inboxCases, ...sessionCases, ...teamCases];
