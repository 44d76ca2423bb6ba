import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchedText, wordsOf } from '../src/leads/lead-words.ts';
import { encode, linesIn } from '../src/store/lowdb/envelope.ts';
import { LeadLines } from '../src/store/lowdb/lead-lines.ts';
import { searchFile } from '../src/store/lowdb/lead-search.ts';
import { idOf, idsOf, kept, office, serverWith } from './support/inbox.ts';
import { deep } from './support/server.ts';

const lead = kept('service-request', {
  firstName: 'José',
  lastName: 'Muñoz-Ångström',
  phone: '(904) 555-0142',
  email: 'Jose.Munoz@Example.com',
  message: 'Line one\nit says "hiss" \\ C:\\temp, 100% — don’t wait 🔧 Привет مرحبا',
});
const other = kept('service-request', {
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
  '—',
  '🔧',
  'привет',
  'مرحبا',
  'jose schedule hiss',
  '  wait   one ',
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
    kept(
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
    leads.filter(({ record }, index) => index % 3 === 0 && record.intake.receivedAt.startsWith('2026-06')).length,
  );
});

test('what is found in the bytes of a file is what is found by reading every lead', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'a',
      'A',
      'é',
      'e',
      'ñ',
      '"',
      '\\',
      '\n',
      ' ',
      '0',
      '9',
      '04',
      '-',
      '.',
      ',',
      '}',
      ':',
      '’',
      '雪',
      '🔧',
      'İ',
      'ß',
      'K',
      'и',
      'Й',
      '<',
    ),
    fc.constantFrom('entity', 'message', 'true', 'nonce', '","', '":"', 'u00e9'),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
  const leads = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(leads, text, (said, typed) => {
      const records = said.map(([firstName, message]) => kept('service-request', { firstName, message }).record);
      const words = wordsOf(typed);
      fc.pre(words.length > 0);
      const { lines } = linesIn('f', encode('f', records));
      const expected = records.filter((record) => words.every((word) => word.isIn(searchedText(record, []))));
      expect([...searchFile(new LeadLines(lines), [], words)].toSorted()).toEqual(
        expected.map(({ entity }) => entity.id).toSorted(),
      );
    }),
    { seed: 7, numRuns: deep ? 50_000 : 3_000 },
  );
});
