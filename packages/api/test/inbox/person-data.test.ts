import { once } from 'node:events';
import type { PersonFound } from '@hvac/content/model';
import { expect, test } from 'vitest';
import { erasePerson, exportPerson } from '../../src/inbox/person-data.ts';
import type { Lead } from '../../src/leads/model/lead.ts';
import type { LeadQuery } from '../../src/store/lead-query.ts';
import { detailOf, filesIn, office, pageOf, serverWith } from '../support/inbox.ts';
import { idOf, leadOf } from '../support/leads.ts';
import { leadsOfPerson, person, resume } from '../support/person.ts';
import { addMember, logInRosa, passwords } from '../support/team.ts';

const pdf = Buffer.from('%PDF-1.7\n');

test('an address that nobody has written from is told, and no empty file is made of it', async () => {
  const { url } = await serverWith([leadOf('contact')]);
  for (const email of ['nobody@example.com', 'not-an-email']) {
    const answer = await office(url, '/people/export', 'POST', { email });
    expect([answer.status, await answer.text()]).toEqual([404, 'We have nothing for this address.']);
  }
});

test('an export tells everything about one address, wherever it stands and however it is written', async () => {
  const { own, others } = leadsOfPerson();
  const { url } = await serverWith([...own, ...others], { file: pdf });
  const [first] = own.map(idOf);
  await office(url, `/leads/${first}/notes`, 'POST', { text: 'Prefers mornings' });
  const answer = await office(url, '/people/export', 'POST', { email: ` ${person.toLowerCase()} ` });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('application/zip');
  const archive = await filesIn(answer);
  const body = JSON.parse(archive.get('person.json') ?? '') as {
    email: string;
    exportedAt: string;
    leads: Record<string, unknown>[];
  };
  expect(body).toMatchObject({ email: person.toLowerCase(), exportedAt: '2026-11-21T15:00:00.000Z' });
  const forms = body.leads.map(({ form }) => form as { id: string });
  expect(forms.map(({ id }) => id).toSorted()).toEqual(own.map(idOf).toSorted());
  expect(forms).toEqual(expect.arrayContaining(own.map(({ entity }) => entity)));
  const told = body.leads.find(({ form }) => (form as { id: string }).id === first);
  expect(told).toMatchObject({ kind: 'service-request', status: 'new', notes: [{ text: 'Prefers mornings' }] });
  const files = body.leads.flatMap((each) => each['resume'] ?? []);
  expect(files).toEqual([{ name: 'cv.pdf', type: 'application/pdf', file: 'files/1 cv.pdf' }]);
  expect([...archive.keys()]).toEqual(['files/1 cv.pdf', 'person.json']);
  expect(archive.get('files/1 cv.pdf')).toBe(String(pdf));
});

test('an export of 80 files holds one or two at a time, waits for the client, and ends with it', async () => {
  const size = 100_000;
  const applications: Lead[] = Array.from({ length: 80 }, (_, index) =>
    leadOf('career-application', { email: person }, { resume: { ...resume, file: `${index}.pdf`, bytes: size } }),
  );
  let read = 0;
  const store = {
    listLeads: async ({ deleted }: LeadQuery) => (deleted ? [] : applications),
    readFile: async () => Buffer.alloc(size, ++read),
  };
  let bytes = 0;
  for await (const chunk of exportPerson({ email: person }, store, 0) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    expect(read).toBeLessThanOrEqual(bytes / size + 2);
  }
  expect(read).toBe(80);
  read = 0;
  const left = exportPerson({ email: person }, store, 0);
  const stopped = once(left, 'close');
  left.once('data', () => left.destroy());
  await stopped;
  expect(read).toBeLessThanOrEqual(2);
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

const notations = [
  '904-555-0187',
  '(904) 555-0187',
  '904.555.0187',
  '9045550187',
  '+1 904 555 0187',
  '1-904-555-0187',
  '904 -- 555 -- 0187',
  '904 • 555 • 0187',
  '904\t555\t0187',
  '904-555-0111 / 904-555-0187',
  '904-555-0187, 904-555-0111',
  'call after 5: 904-555-0187 (2nd floor)',
  '904-555-0187 #123',
  '٩٠٤-٥٥٥-٠١٨٧',
  '９０４－５５５－０１８７',
];

test.each([...notations, 'tel:+19045550187', ' 904\u2011555\u20110187 ', '+1 (904) 555-0187 ext. 4'])(
  'a person is found, exported and erased by phone, typed as %s',
  async (typed) => {
    const own = notations.map((phone, at) =>
      at === 0
        ? leadOf('referral', { friendPhone: phone })
        : leadOf('contact', { firstName: 'Rosa', lastName: 'Delgado', phone }, { deliveries: { office: {} } }),
    );
    const others = [
      leadOf('contact', { phone: '904-555-0188', message: 'Ask 904-555-0187 about it' }),
      leadOf('contact', { phone: '555-0187' }),
      leadOf('contact', { phone: '+44 1904 555018 7' }),
    ];
    const { url } = await serverWith([...own, ...others]);
    const ask = (call: string, phone: string) => office(url, `/people/${call}`, 'POST', { phone });
    const found = (await (await ask('find', typed)).json()) as PersonFound;
    expect(found).toMatchObject({ leads: own.length, resumes: 0, messages: own.length - 1 });
    expect(found.names).toContain('Rosa Delgado');
    const archive = await filesIn(await ask('export', typed));
    const told = JSON.parse(archive.get('person.json') ?? '') as { phone: string; leads: { form: { id: string } }[] };
    expect(told.leads.map(({ form }) => form.id).toSorted()).toEqual(own.map(idOf).toSorted());
    expect(await (await ask('erase', typed)).json()).toEqual({
      leads: own.length,
      resumes: 0,
      messages: own.length - 1,
    });
    expect((await pageOf(url)).leads.map(({ id }) => id).toSorted()).toEqual(others.map(idOf).toSorted());
    for (const call of ['find', 'export']) {
      const again = await ask(call, typed);
      expect([again.status, await again.text()]).toEqual([404, 'We have nothing for this phone number.']);
    }
    expect(await (await ask('erase', typed)).json()).toEqual({ leads: 0, resumes: 0, messages: 0 });
  },
);

/** What the leads of one person say, however they say it. */
const spellings = [
  { email: 'rosa.delgado@gmail.com', phone: '904-555-0111', firstName: 'Rosa', lastName: 'Delgado' },
  { email: 'RosaDelgado@GoogleMail.com', phone: '904-555-0112', firstName: 'R.', lastName: 'D.' },
  { email: 'rosadelgado+hvac@gmail.com', phone: '904-555-0113', firstName: 'Mrs.', lastName: 'Delgado' },
] as const;

test.each(['rosadelgado@gmail.com', 'Rosa Delgado <Rosa.Delgado@Gmail.com>', ' mailto:ROSADELGADO@gmail.com '])(
  'a person is found and erased by an address in any spelling: %s',
  async (email) => {
    const removed = leadOf('contact', spellings[0]);
    const own = [
      ...spellings.map((said) => leadOf('service-request', said)),
      leadOf('referral', { friendEmail: 'Rosa.Delgado@gmail.com' }),
      { ...removed, state: { ...removed.state, deletedAt: '2026-11-20T15:00:00.000Z' } },
    ];
    const other = leadOf('contact', { email: 'rosa.delgado@example.com' });
    const { url } = await serverWith([...own, other]);
    const found = await office(url, '/people/find', 'POST', { email });
    expect(await found.json()).toMatchObject({ leads: own.length });
    const erased = await office(url, '/people/erase', 'POST', { email });
    expect(await erased.json()).toEqual({ leads: own.length, resumes: 0, messages: 0 });
    expect((await pageOf(url)).leads.map(({ id }) => id)).toEqual([idOf(other)]);
  },
);

test('a person is found and erased by name, without case, accents and order, as a friend too', async () => {
  const own = [
    leadOf('contact', { firstName: 'José', lastName: 'O’Brien' }),
    leadOf('contact', { firstName: 'JOSE', lastName: "O'BRIEN" }),
    leadOf('contact', { firstName: 'O’Brien', lastName: 'Jose\u0301' }),
    leadOf('referral', { friendFirstName: 'José', friendLastName: 'O’Brien' }),
  ];
  const others = [
    leadOf('contact', { firstName: 'José', lastName: 'O’Brien Ruiz' }),
    leadOf('contact', { firstName: 'José', lastName: 'Ruiz', message: 'José O’Brien sent me' }),
  ];
  const { url } = await serverWith([...own, ...others]);
  const erased = await office(url, '/people/erase', 'POST', { name: 'obrien, jose' });
  expect(await erased.json()).toEqual({ leads: own.length, resumes: 0, messages: 0 });
  expect((await pageOf(url)).leads.map(({ id }) => id).toSorted()).toEqual(others.map(idOf).toSorted());
  const again = await office(url, '/people/find', 'POST', { name: 'José O’Brien' });
  expect([again.status, await again.text()]).toEqual([404, 'We have nothing for this name.']);
});

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
