import { expect, test } from 'vitest';
import { isFound, searchable, wordsOf } from '../src/lead/search.ts';
import { idsOf, office, serverWith } from './support/inbox.ts';
import { idOf, leadOf } from './support/leads.ts';
import { unzip } from './support/unzip.ts';

const lead = leadOf('service-request', {
  firstName: 'José',
  lastName: 'Muñoz-Ångström',
  phone: '(904) 555-0142',
  email: 'Jose.Munoz@Example.com',
  message: 'Line one\nit says "hiss" \\ C:\\temp, 100% — don’t wait 🔧 Привет مرحبا',
});
const other = leadOf('service-request', {
  firstName: 'Dana',
  lastName: 'Whitfield',
  phone: '904.777.0199',
  message: 'Zoe asks',
});

test.each([
  'José',
  'jose',
  'JOSÉ',
  'munoz',
  'MUÑOZ',
  'angstrom',
  'Muñoz-Ångström',
  'jose.munoz@example.com',
  '9045550142',
  '904-555-0142',
  '(904) 555 0142',
  '1-904-555-0142',
  '+1 (904) 555-0142',
  '555-0142',
  '0142',
  'hiss',
  '"hiss"',
  'C:\\temp',
  '100%',
  'don’t',
  '🔧',
  'привет',
  'مرحبا',
  'jose schedule hiss',
  '  wait   one ',
  "don't",
  'dont',
  '—',
  '–',
  'muñoz‐ångström',
  'jo\u200Bsé',
  'muñoz, josé',
  'tel:+19045550142',
  'mailto:jose.munoz@example.com',
  '904\u2011555\u20110142',
])('a search for %s finds the lead that says it, and not the other one', async (words) => {
  const { url } = await serverWith([lead, other]);
  expect(await idsOf(url, `?q=${encodeURIComponent(words)}`)).toEqual([idOf(lead)]);
});

test.each([
  'nit',
  'firstName',
  'serviceType',
  'nonce',
  'intake',
  'createdAt',
  'true',
  '2026',
  '2026-11-21',
  'jose dana',
  'hiss zoe',
  '904-555-0143',
  '":"',
  '},{',
  'null',
])('a search for %s finds nothing: no form said it', async (words) => {
  const { url } = await serverWith([lead, other]);
  expect(await idsOf(url, `?q=${encodeURIComponent(words)}`)).toEqual([]);
});

test.each([
  ['Bjørn Sørensen', 'bjorn sorensen'],
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Straße', 'strasse'],
  ['Æsa', 'aesa'],
  ["O'Brien", 'O’Brien'],
  ['O’Brien', 'obrien'],
])('%s is found as %s', (said, typed) => {
  expect(isFound(searchable(leadOf('service-request', { lastName: said })), wordsOf(typed))).toBe(true);
});

test('notes are searched together with what the form said', async () => {
  const { url } = await serverWith([lead, other]);
  await office(url, `/leads/${idOf(other)}/notes`, 'POST', { text: 'Señora Pérez called back' });
  for (const words of ['perez', 'perez dana', 'zoe CALLED']) {
    expect(await idsOf(url, `?q=${encodeURIComponent(words)}`)).toEqual([idOf(other)]);
  }
  expect(await idsOf(url, '?q=perez+jose')).toEqual([]);
});

test('a search pages, and keeps to the rest of the filter', async () => {
  const leads = Array.from({ length: 120 }, (_, index) =>
    leadOf(
      index % 2 === 0 ? 'contact' : 'referral',
      { lastName: index % 3 === 0 ? 'Pérez' : 'Miller' },
      {
        receivedAt: new Date(Date.UTC(2026, index % 12, 1, 12, index)).toISOString(),
      },
    ),
  );
  const { url } = await serverWith(leads);
  expect(await idsOf(url, '?q=perez')).toHaveLength(40);
  expect(await idsOf(url, '?q=perez&kind=contact')).toHaveLength(20);
  expect(await idsOf(url, '?q=miller')).toHaveLength(50);
  expect(await idsOf(url, '?q=perez&from=2026-06-01&to=2026-06-30')).toHaveLength(
    leads.filter(({ intake }, index) => index % 3 === 0 && intake.receivedAt.startsWith('2026-06')).length,
  );
});

const said = (message: string) => leadOf('service-request', { firstName: 'José', message });

test('a long address among dashes and accents is an ordinary search', async () => {
  const hostile = [`a line:\n${'-'.repeat(31)}`, `— ${'–'.repeat(4000)}`, 'ខ្ញុំ'.repeat(800), 'é'.repeat(4900)];
  const { url } = await serverWith([...hostile.map(said), other]);
  for (const typed of ['margaret.whitfield-jones@example.com', 'christopher.alexander.montgomery@example.com']) {
    expect(await idsOf(url, `?q=${encodeURIComponent(typed)}`)).toEqual([]);
    const answer = await office(url, '/people/export', 'POST', { email: typed });
    const archive = unzip(Buffer.from(await answer.arrayBuffer()));
    expect(JSON.parse(String(archive.get('person.json')))).toMatchObject({ leads: [] });
    const erased = await office(url, '/people/erase', 'POST', { email: typed });
    expect(await erased.json()).toMatchObject({ leads: 0 });
  }
  // Any dash is like any other.
  expect(await idsOf(url, `?q=${encodeURIComponent('—––')}`)).toHaveLength(2);
});

/** Processor time of a piece of work in microseconds: the least of some tries, as other programs only add to it. */
function costOf(work: () => unknown): number {
  const tries = Array.from({ length: 7 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...tries);
}

test.each([
  ['dashes and an accent', 'é-', 'a-'],
  ['blanks between digits', '9 ', '9 9'],
  ['one letter', 'a', 'ab'],
  ['signs of three bytes', '’–', '’a'],
])('twice the text and twice the words cost no more than four times: %s', (_what, text, word) => {
  const search = (size: number) => {
    const records = Array.from({ length: 200 }, () => said(text.repeat(size)));
    const words = wordsOf(Array.from({ length: size / 100 }, () => word.repeat(40)).join(' '));
    return () => records.filter((record) => isFound(searchable(record), words));
  };
  const [small, large] = [search(1_000), search(2_000)];
  large();
  // Linear in each is four times; a step that is not would make eight of it, or thousands.
  expect(costOf(large) / costOf(small)).toBeLessThan(6);
});
