import { unknownPersonMessage } from '@hvac/content/model';
import { expect, test } from 'vitest';
import { erasePerson, exportPerson } from '../../src/inbox/person-data.ts';
import type { LeadQuery } from '../../src/store/lead-query.ts';
import { detailOf, office, pageOf, serverWith } from '../support/inbox.ts';
import { idOf, leadOf } from '../support/leads.ts';
import { leadsOfPerson, person } from '../support/person.ts';
import { addMember, logInRosa, passwords } from '../support/team.ts';

const pdf = Buffer.from('%PDF-1.7\n');

test('an export tells everything about one person, wherever it stands and however it is written', async () => {
  const { own, others } = leadsOfPerson();
  const { url } = await serverWith([...own, ...others], { file: pdf });
  const [first] = own.map(idOf);
  await office(url, `/leads/${first}/notes`, 'POST', { text: 'Prefers mornings' });
  const answer = await office(url, '/people/export', 'POST', { email: ` ${person.toLowerCase()} ` });
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename=person.json');
  const body = (await answer.json()) as { leads: { form: { id: string } }[] };
  expect(body).toMatchObject({ email: person.toLowerCase(), exportedAt: '2026-11-21T15:00:00.000Z' });
  const forms = body.leads.map(({ form }) => form);
  expect(forms).toHaveLength(own.length);
  expect(forms).toEqual(expect.arrayContaining(own.map(({ entity }) => entity)));
  expect(body.leads.find(({ form }) => form.id === first)).toMatchObject({
    kind: 'service-request',
    arrival: { receivedAt: own[0]?.submission.receivedAt },
    status: 'new',
    notes: [{ text: 'Prefers mornings' }],
  });
  expect(JSON.stringify(body)).not.toMatch(/nonce|digest/);
});

test('an export is made lead by lead, so that a person with thousands of them holds nobody up', async () => {
  const leads = Array.from({ length: 3 }, () => leadOf('contact'));
  const store = { listLeads: async ({ deleted }: LeadQuery) => (deleted ? [] : leads) };
  const parts: string[] = [];
  for await (const part of exportPerson({ name: 'Dana Okafor' }, store, Date.parse('2030-01-01'))) parts.push(part);
  expect(parts.length).toBeGreaterThanOrEqual(leads.length);
  const { leads: exported } = JSON.parse(parts.join('')) as { leads: { form: object }[] };
  expect(exported.map(({ form }) => form)).toEqual(leads.map(({ entity }) => entity));
});

test('erasing tells how much it is, takes all of a person, and nothing of the others', async () => {
  const { own, others } = leadsOfPerson();
  const { url } = await serverWith([...own, ...others], { file: pdf });
  for (const lead of [...own, ...others]) {
    for (const text of ['one', 'two'])
      await office(url, `/leads/${idOf(lead)}/notes`, 'POST', { text: `${text} ${idOf(lead)}` });
  }
  const found = await office(url, '/people/find', 'POST', { email: person });
  expect([found.status, await found.json()]).toMatchObject([200, { leads: 4, resumes: 1, messages: 2 }]);
  const answer = await office(url, '/people/erase', 'POST', { email: person });
  expect([answer.status, await answer.json()]).toEqual([200, { leads: 4, resumes: 1, messages: 2 }]);
  for (const lead of own) expect((await office(url, `/leads/${idOf(lead)}`)).status).toBe(404);
  expect((await pageOf(url)).leads.map(({ id }) => id).toSorted()).toEqual(others.map(idOf).toSorted());
  const again = await office(url, '/people/erase', 'POST', { email: person });
  expect(await again.json()).toEqual({ leads: 0, resumes: 0, messages: 0 });
  for (const lead of others) expect((await detailOf(url, idOf(lead))).notes).toHaveLength(2);
});

// How an address, a number and a name may be written is tried in content/test/identity.test.ts.
test.each([{ email: 'RosaDelgado+x@GoogleMail.com' }, { phone: 'tel:+19045550187' }, { name: 'DELGADO, Rosa' }])(
  'a person is found, exported and erased by %j, as a friend and when a lead was deleted, too',
  async (asked) => {
    const said = { firstName: 'Rosa', lastName: 'Delgado', email: 'rosa.delgado@gmail.com', phone: '(904) 555-0187' };
    const { firstName: friendFirstName, lastName: friendLastName, email: friendEmail, phone: friendPhone } = said;
    const removed = leadOf('contact', said);
    const own = [
      leadOf('contact', said, { deliveries: { office: {} } }),
      leadOf('referral', { friendFirstName, friendLastName, friendEmail, friendPhone }),
      { ...removed, state: { ...removed.state, deletedAt: '2026-11-20T15:00:00.000Z' } },
    ];
    const other = leadOf('contact', { message: 'Ask Rosa Delgado, 904-555-0187, rosa.delgado@gmail.com' });
    const { url } = await serverWith([...own, other]);
    const ask = (call: string) => office(url, `/people/${call}`, 'POST', asked);
    const amount = { leads: own.length, resumes: 0, messages: 1 };
    expect(await (await ask('find')).json()).toMatchObject({
      ...amount,
      names: expect.arrayContaining(['Rosa Delgado']),
    });
    const exported = (await (await ask('export')).json()) as { leads: { form: { id: string } }[] };
    expect(exported.leads.map(({ form }) => form.id).toSorted()).toEqual(own.map(idOf).toSorted());
    expect(await (await ask('erase')).json()).toEqual(amount);
    expect((await pageOf(url)).leads.map(({ id }) => id)).toEqual([idOf(other)]);
    for (const call of ['find', 'export']) {
      const again = await ask(call);
      expect([again.status, await again.text()]).toEqual([404, unknownPersonMessage(asked)]);
    }
    expect(await (await ask('erase')).json()).toEqual({ leads: 0, resumes: 0, messages: 0 });
  },
);

test('a phone lead whose id came in capitals is read, found and erased', async () => {
  const { url } = await serverWith([]);
  const id = '3F1C2B44-9D0E-4B7A-8A53-0A6F2C1D9E77';
  const added = await office(url, '/leads', 'POST', {
    id,
    name: 'Dana Okafor',
    phone: '904-555-0187',
    serviceType: 'Schedule Repair',
    message: 'No cooling',
  });
  expect([added.status, await added.json()]).toMatchObject([201, { id: id.toLowerCase() }]);
  for (const spelled of [id, id.toLowerCase()]) expect((await office(url, `/leads/${spelled}`)).status).toBe(200);
  const erased = await office(url, '/people/erase', 'POST', { phone: '(904) 555-0187' });
  expect(await erased.json()).toEqual({ leads: 1, resumes: 0, messages: 0 });
  expect((await pageOf(url)).leads).toEqual([]);
});

test('erasing says how many leads are still there', async () => {
  let leads = [leadOf('contact'), leadOf('contact'), leadOf('contact')];
  const store = {
    listLeads: async ({ deleted }: LeadQuery) => (deleted ? [] : leads),
    async deleteLeads([first]: readonly string[]) {
      leads = leads.filter((lead) => idOf(lead) !== first);
      return 1;
    },
    updateRows: async () => expect.unreachable(),
  };
  expect(await erasePerson({ email: 'dana@example.com' }, store, Date.parse('2030-01-01'))).toEqual({
    leads: 1,
    resumes: 0,
    messages: 0,
    remaining: 2,
  });
});

test.each([
  [{}, 'Please enter an email address, a phone number or a full name'],
  [{ email: '' }, 'Please enter an email address, a phone number or a full name'],
  [{ email: person, phone: '9045550187' }, 'Please enter an email address, a phone number or a full name'],
  [{ phone: '555-0187' }, 'Please enter the phone number with its area code'],
  [{ phone: 9045550187 }, 'Please enter an email address, a phone number or a full name'],
])('nobody is meant by %j', async (body, sentence) => {
  const { url } = await serverWith([leadOf('contact')]);
  for (const call of ['find', 'export', 'erase']) {
    const answer = await office(url, `/people/${call}`, 'POST', body);
    expect([answer.status, await answer.text()]).toEqual([400, sentence]);
  }
});

test('only the owner erases a person', async () => {
  const { url } = await serverWith([]);
  await addMember(url, 'Rosa', passwords.rosa);
  const bearer = await logInRosa(url);
  const erase = (token?: string) =>
    office(url, '/people/erase', 'POST', { email: 'nobody@example.com' }, token ? { bearer: token } : {});
  expect([(await erase(bearer)).status, (await erase()).status]).toEqual([403, 200]);
});
