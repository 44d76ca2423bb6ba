import { leadKindNames } from '@hvac/content/model';
import { expect, test } from 'vitest';
import { office, serverWith } from '../support/inbox.ts';
import { idOf, leadOf } from '../support/leads.ts';

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
    'A hidden field was filled in. It has a lot of links.',
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
  for (const kind of leadKindNames) {
    const [head = []] = cellsOf(await (await office(url, `/leads.csv?kind=${kind}`)).text());
    expect(head).toEqual([...new Set(head)]);
  }
  expect(await columns('?kind=contact')).not.toContain('Friend’s first name');
  expect(await columns('?kind=referral')).toContain('Friend’s first name');
  expect((await columns('')).length).toBeLessThan(31);
  expect(await tableOf(url, '?q=nobody')).toEqual([]);
});

test('the table says words, a number that other programs take, and when somebody was first called', async () => {
  const lead = leadOf('contact', { phone: '1 (904) 555-0143', inquiryType: 'service-maintenance' });
  const { clock, url } = await serverWith([lead, leadOf('contact', { phone: '555-0143' })]);
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
  expect(table[1]?.['Type of inquiry']).not.toContain('service-maintenance');
});

test('the table tells apart the two hours of the night when daylight saving time ends', async () => {
  const nights = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'];
  const { url } = await serverWith(nights.map((receivedAt) => leadOf('contact', {}, { receivedAt })));
  const table = await tableOf(url);
  expect(table.map((row) => [row['Received (New York time)'], row['Received (UTC)']])).toEqual([
    ['2026-11-01 01:30:00', '2026-11-01 06:30:00'],
    ['2026-11-01 01:30:00', '2026-11-01 05:30:00'],
  ]);
});

test('the table says of an application that it has an interview, as the inbox does', async () => {
  const [request, application] = [leadOf('service-request'), leadOf('career-application')];
  const { url } = await serverWith([request, application]);
  for (const lead of [request, application])
    await office(url, `/leads/${idOf(lead)}`, 'PATCH', { status: 'scheduled', followUp: '2026-12-01' });
  const table = await tableOf(url);
  expect(Object.fromEntries(table.map((row) => [row['Number'], row['Status']]))).toEqual({
    [idOf(request)]: 'Scheduled',
    [idOf(application)]: 'Interview',
  });
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
  'Two units:\n- upstairs ok\n- downstairs not; -5 degrees',
  'Call me:\n+1 904 555 0143\n+19045550143; +44 20 7946 0958',
  'Hours:\n-weekdays (8 to 5)\n- weekends',
  'Signed,\n-- Dana',
])('a list or a phone number inside a cell stays as it is: %j', async (message) => {
  const { url } = await serverWith([leadOf('contact', { message })]);
  expect((await tableOf(url))[0]?.['Message']).toBe(message);
});

test.each([
  '=1+1',
  '@SUM(A1)',
  '-1+1',
  '+1*2',
  "-cmd|' /C calc'!A0",
  "+ cmd|' /C calc'!A0",
  '-SUM(A1)',
  '＝1+1',
  '＋1+1',
  ' =1+1',
  '"=1+1',
  "'@SUM(A1)",
])('fault 14: a formula after a line break, a semicolon or a tab is text: %s', async (formula) => {
  // A program that is set to semicolons or tabs knows nothing of the quotes around the cell.
  const { url } = await serverWith([leadOf('contact', { message: `hi\r\n${formula};${formula}\t${formula}` })]);
  expect((await tableOf(url))[0]?.['Message']).toBe(`hi\r\n'${formula};'${formula}\t'${formula}`);
});

test('notes that do not fit a cell of Excel are left out from the oldest on, and the cell says so', async () => {
  const lead = leadOf('contact');
  const { url } = await serverWith([lead]);
  for (let note = 0; note < 18; note++) {
    await office(url, `/leads/${idOf(lead)}/notes`, 'POST', { text: `${note} ${'=\n'.repeat(990)}end` });
  }
  const notes = (await tableOf(url))[0]?.['Notes'] ?? '';
  expect(notes.length).toBeLessThanOrEqual(32_767);
  expect(notes.length).toBeGreaterThan(16_000);
  expect(notes).toMatch(/^Older notes are in the inbox\.\n/);
  expect(notes).toMatch(/\n17 [^]*end \(Owner\)$/);
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
