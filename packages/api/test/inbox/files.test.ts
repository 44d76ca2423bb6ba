import { once } from 'node:events';
import { leadKindNames } from '@hvac/content/model';
import type { PersonFound } from '@hvac/content/model';
import { expect, test } from 'vitest';
import { exportPerson } from '../../src/inbox/person-data.ts';
import type { Lead } from '../../src/leads/model/lead.ts';
import { detailOf, office, pageOf, serverWith } from '../support/inbox.ts';
import { leadsOfPerson, person, resume } from '../support/person.ts';
import { unzip } from '../support/unzip.ts';
import { stoppedClock } from '../support/server.ts';
import { idOf, leadOf } from '../support/leads.ts';

const pdf = Buffer.from('%PDF-1.7\n');
const applicant = (name = 'Résumé, "Dana".pdf') => leadOf('career-application', { resumeFileName: name }, { resume });

test('a résumé is sent as a file to be saved, under its own name, and as nothing that a browser runs', async () => {
  const lead = applicant();
  const { url } = await serverWith([lead], { file: pdf });
  const answer = await office(url, `/leads/${idOf(lead)}/resume`);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="R?sum?, \\"Dana\\".pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%2C%20%22Dana%22.pdf`,
  });
  const { leads } = await pageOf(url);
  expect(leads[0]?.id).toBe(idOf(lead));
});

test.each(['../../etc/passwd.pdf', '<script>.pdf', '\u202egnp.pdf', ''])(
  'a file named %j does no harm',
  async (name) => {
    const lead = applicant(name);
    const { url } = await serverWith([lead], { file: pdf });
    const answer = await office(url, `/leads/${idOf(lead)}/resume`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('Content-Disposition')).not.toMatch(/[/\r\n]|%E2%80%AE|\.\./);
  },
);

test('a file that is gone is told, in the lead and by its call', async () => {
  const lead = applicant();
  const { url } = await serverWith([lead, leadOf('contact')]);
  const detail = (await (await office(url, `/leads/${idOf(lead)}`)).json()) as { resume: unknown };
  expect(detail.resume).toEqual({ name: 'Résumé, "Dana".pdf', bytes: 9, present: false });
  const answer = await office(url, `/leads/${idOf(lead)}/resume`);
  expect([answer.status, await answer.text()]).toEqual([404, 'The file of this résumé is gone.']);
});

/** The cells of a table: RFC 4180, read by its own rules. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [];
  for (const line of csv.matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*)\r\n/gy)) {
    const cells = Array.from((line[1] ?? '').matchAll(/("(?:[^"]|"")*"|[^",]*)(?:,|$)/gy), ([, cell = '']) => cell);
    rows.push(
      cells
        .slice(0, rows[0]?.length ?? -1)
        .map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
    );
  }
  return rows;
}

async function tableOf(url: string, query = ''): Promise<Record<string, string>[]> {
  const text = await (await office(url, `/leads.csv${query}`)).text();
  const [head = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, ''));
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

test('the table holds what the filter shows, newest first, for Excel', async () => {
  const leads = leadKindNames.map((kind, index) => leadOf(kind, {}, { receivedAt: `2026-11-21T15:0${index}:00.000Z` }));
  const suspect = leadOf('contact', {}, { suspect: ['honeypot', 'links'], receivedAt: '2026-11-21T14:59:00.000Z' });
  const { url } = await serverWith([...leads, suspect]);
  const answer = await office(url, '/leads.csv');
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename=leads-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.of(0xef, 0xbb, 0xbf));
  expect(bytes.toString().replaceAll('\r\n', '').includes('\r')).toBe(false);
  expect(bytes.toString().endsWith('\r\n')).toBe(true);

  const table = await tableOf(url);
  expect(table.map((row) => row['Number'])).toEqual([suspect, ...leads].map(idOf).toReversed());
  expect(table.map((row) => row['Suspect'])).toEqual([
    '',
    '',
    '',
    '',
    'A field that people cannot see was filled in. It holds many links.',
  ]);
  expect(table[1]).toMatchObject({
    'Received (New York time)': '2026-11-21 10:02:00',
    'First contact (New York time)': '',
    Kind: 'Referral',
    Status: 'New',
    Unread: 'Yes',
    'First name': 'Dana',
    'ZIP code': '32205',
    Message: 'Call after five.',
  });
  expect((await tableOf(url, '?kind=contact')).map((row) => row['Number'])).toEqual([
    idOf(leads[1] as (typeof leads)[0]),
    idOf(suspect),
  ]);
  const columns = async (query: string) => Object.keys((await tableOf(url, query))[0] ?? {});
  expect(await columns('?kind=contact')).not.toContain('Friend first name');
  expect(await columns('?kind=referral')).toContain('Friend first name');
  expect((await columns('')).length).toBeLessThan(27);
  expect(await tableOf(url, '?q=nobody')).toEqual([]);
});

test('the table says words, a number that other programs take, and when somebody was first called', async () => {
  const clock = stoppedClock();
  const lead = leadOf('contact', { phone: '1 (904) 555-0143', inquiryType: 'service-maintenance' });
  const { url } = await serverWith([lead, leadOf('contact', { phone: '555-0143' })], { now: clock.now });
  for (const status of ['spam', 'new', 'contacted', 'done']) {
    clock.advance(60_000);
    await office(url, `/leads/${idOf(lead)}`, 'PATCH', { status, assignee: 'owner' });
  }
  const table = await tableOf(url, '?kind=contact');
  expect(table.map((row) => row['Phone (E.164)'])).toEqual(['', '+19045550143']);
  expect(table[1]).toMatchObject({
    Phone: '1 (904) 555-0143',
    Status: 'Done',
    'Assigned to': 'Owner',
    'First contact (New York time)': '2026-11-21 10:03:00',
  });
  expect(table[1]?.['Inquiry type']).not.toContain('service-maintenance');
});

test('an address that nobody has written from is told, and no empty file is made of it', async () => {
  const { url } = await serverWith([leadOf('contact')]);
  for (const email of ['nobody@example.com', 'not-an-email']) {
    const answer = await office(url, '/people/export', 'POST', { email });
    expect([answer.status, await answer.text()]).toEqual([404, 'Nothing is kept about this address.']);
  }
});

test('fault 14: a formula in any field is text in the table', async () => {
  const formulas = [
    '=HYPERLINK("http://x.example","y")',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1+1',
    '"=1+1',
    '" =cmd|',
    "'=1+1",
    ' =1+1',
    '＝1+1',
  ];
  const leads = formulas.map((firstName, index) => leadOf('contact', { firstName, message: `m${index}` }));
  const { url } = await serverWith(leads);
  const table = await tableOf(url);
  for (const [index, formula] of formulas.entries()) {
    const row = table.find((each) => each['Message'] === `m${index}`);
    expect(row?.['First name']).toBe(`'${formula.replace('\t', "\t'")}`);
  }
});

test.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
])('fault 14: no cell is a formula in a program that is set to %s', async (_name, separator) => {
  const texts = ['=1+1', 'hi;=1+1', 'hi; =1+1;bye', 'hi\t=1+1', 'hi\n=1+1', 'hi;"=1+1', "hi;'@SUM(A1)", 'hi\r\n\t-1+1'];
  const { url } = await serverWith(texts.map((message) => leadOf('contact', { firstName: message, message })));
  const csv = await (await office(url, '/leads.csv')).text();
  expect(csv).toContain('1+1');
  // Such programs know nothing of the quotes around a value with other separators in it.
  const cells =
    separator === ',' ? Object.values((await tableOf(url))[0] ?? {}) : csv.split(new RegExp(`[\r\n${separator}]`));
  expect(cells.filter((cell) => /^["\s]*[=+\-@]/.test(cell) && !/^\+\d+$/.test(cell))).toEqual([]);
});

test('what people type stays as it is in the table', async () => {
  const message = `"quoted", \\ ; <script>\n${'א'.repeat(2000)}🔧${'x'.repeat(2900)}`;
  const lead = leadOf('contact', { message, firstName: 'a,b' });
  const { url } = await serverWith([lead]);
  await office(url, `/leads/${idOf(lead)}/notes`, 'POST', { text: 'one' });
  await office(url, `/leads/${idOf(lead)}/notes`, 'POST', { text: '=two; =three' });
  const [row] = await tableOf(url);
  expect(row).toMatchObject({ Message: message, 'First name': 'a,b', Notes: "one (Owner)\n'=two;' =three (Owner)" });
});

test('an export tells everything about one address, wherever it stands and however it is written', async () => {
  const { own, others } = leadsOfPerson();
  const clock = stoppedClock();
  const { url } = await serverWith([...own, ...others], {
    now: clock.now,
    file: pdf,
  });
  const [first] = own.map(idOf);
  await office(url, `/leads/${first}/notes`, 'POST', { text: 'Prefers mornings' });
  const answer = await office(url, '/people/export', 'POST', { email: ` ${person.toLowerCase()} ` });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('application/zip');
  const archive = unzip(Buffer.from(await answer.arrayBuffer()));
  const body = JSON.parse(String(archive.get('person.json'))) as {
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
  expect(files).toEqual([{ name: 'cv.pdf', type: 'application/pdf', outcome: 'sound', file: 'files/1 cv.pdf' }]);
  expect([...archive.keys()]).toEqual(['files/1 cv.pdf', 'person.json']);
  expect(archive.get('files/1 cv.pdf')).toEqual(pdf);
});

test('an export of 80 files holds one or two at a time, waits for the client, and ends with it', async () => {
  const size = 100_000;
  const applications: Lead[] = Array.from({ length: 80 }, (_, index) =>
    leadOf('career-application', { email: person }, { resume: { ...resume, file: `${index}.pdf`, bytes: size } }),
  );
  let read = 0;
  const store = {
    listLeads: async ({ folder }: { folder?: string }) => (folder === 'deleted' ? [] : applications),
    getFile: async () => ({ outcome: 'sound' as const, bytes: Buffer.alloc(size, ++read) }),
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

test('erasing takes all of a person, and nothing of the others', async () => {
  const { own, others } = leadsOfPerson();
  const { url } = await serverWith([...own, ...others], { file: pdf });
  for (const lead of [...own, ...others]) {
    for (const text of ['one', 'two'])
      await office(url, `/leads/${idOf(lead)}/notes`, 'POST', { text: `${text} ${idOf(lead)}` });
  }
  const answer = await office(url, '/people/erase', 'POST', { email: person });
  expect([answer.status, await answer.json()]).toEqual([200, { leads: 4, resumes: 1, messages: 2 }]);
  for (const lead of own) expect((await office(url, `/leads/${idOf(lead)}`)).status).toBe(404);
  expect((await pageOf(url)).leads.map(({ id }) => id).toSorted()).toEqual(others.map(idOf).toSorted());
  const again = await office(url, '/people/erase', 'POST', { email: person });
  expect(await again.json()).toEqual({ leads: 0, resumes: 0, messages: 0 });
  for (const lead of others) expect((await detailOf(url, idOf(lead))).notes).toHaveLength(2);
});

const notations = ['904-555-0187', '(904) 555-0187', '904.555.0187', '9045550187', '+1 904 555 0187', '1-904-555-0187'];

test.each([...notations, 'tel:+19045550187', ' 904\u2011555\u20110187 ', '+1 (904) 555-0187 ext. 4'])(
  'a person is found, exported and erased by phone, typed as %s',
  async (typed) => {
    const own = notations.map((phone, at) =>
      at === 0
        ? leadOf('referral', { friendPhone: phone })
        : leadOf('contact', { firstName: 'Rosa', lastName: 'Delgado', phone }, { mail: 'due' }),
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
    const archive = unzip(Buffer.from(await (await ask('export', typed)).arrayBuffer()));
    const told = JSON.parse(String(archive.get('person.json'))) as { phone: string; leads: { form: { id: string } }[] };
    expect(told.leads.map(({ form }) => form.id).toSorted()).toEqual(own.map(idOf).toSorted());
    expect(await (await ask('erase', typed)).json()).toEqual({
      leads: own.length,
      resumes: 0,
      messages: own.length - 1,
    });
    expect((await pageOf(url)).leads.map(({ id }) => id).toSorted()).toEqual(others.map(idOf).toSorted());
    for (const call of ['find', 'export']) {
      const again = await ask(call, typed);
      expect([again.status, await again.text()]).toEqual([404, 'Nothing is kept about this phone number.']);
    }
    expect(await (await ask('erase', typed)).json()).toEqual({ leads: 0, resumes: 0, messages: 0 });
  },
);

test('what is kept about an address is told before it is erased', async () => {
  const { own, others } = leadsOfPerson();
  const { url } = await serverWith([...own, ...others], { file: pdf });
  const answer = await office(url, '/people/find', 'POST', { email: person });
  expect([answer.status, await answer.json()]).toMatchObject([200, { leads: 4, resumes: 1, messages: 2 }]);
});

test.each([
  [{}, 'Please enter an e-mail address or a phone number'],
  [{ email: '' }, 'Please enter an e-mail address or a phone number'],
  [{ email: person, phone: '9045550187' }, 'Please enter an e-mail address or a phone number'],
  [{ phone: '555-0187' }, 'Please enter the phone number with its area code'],
  [{ phone: 9045550187 }, 'Please enter an e-mail address or a phone number'],
])('nobody is meant by %j', async (body, sentence) => {
  const { url } = await serverWith([leadOf('contact')]);
  for (const call of ['find', 'export', 'erase']) {
    const answer = await office(url, `/people/${call}`, 'POST', body);
    expect([answer.status, await answer.text()]).toEqual([400, sentence]);
  }
});

test('no log line holds an address, a search or a note', async () => {
  const lead = leadOf('contact', { email: 'Kanarienvogel@example.com' });
  const { url, logged } = await serverWith([lead]);
  for (const path of ['/leads', '/leads.csv']) await office(url, `${path}?q=Kanarienvogel`);
  await office(url, `/leads?kind=Kanarienvogel&Kanarienvogel=1`);
  await office(url, `/leads/Kanarienvogel`);
  await office(url, `/leads/${idOf(lead)}/notes`, 'POST', { text: 'Kanarienvogel' });
  await office(url, `/leads/${idOf(lead)}`, 'PATCH', { status: 'Kanarienvogel' });
  for (const call of ['export', 'erase'])
    await office(url, `/people/${call}`, 'POST', { email: 'Kanarienvogel@example.com' });
  expect(logged().split('\n').length).toBeGreaterThan(8);
  expect(logged().toLowerCase()).not.toContain('kanarienvogel');
  expect(logged()).not.toContain(idOf(lead));
});
