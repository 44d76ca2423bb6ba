import { leadNumber } from '@hvac/content/model';
import { expect, test, vi } from 'vitest';
import { parseSearch, searchedText } from '../../src/leads/model/search.ts';
import { containsWords } from '../../src/store/lead-query.ts';
import { IndexedLead, matcherOf } from '../../src/store/lowdb/lead-index.ts';
import { idsOf, office, pageOf, serverWith } from '../support/inbox.ts';
import { idOf, leadOf } from '../support/leads.ts';

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
const ofTwo = await serverWith([lead, other]);

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
  'TEL:904.555.0142',
  'jose tel:9045550142',
  '904 555 01 42',
  '904/555/0142',
  '+1.904.555.0142',
  '(904)5550142',
  'don`t',
  'don‘t',
  '\uFEFFjosé\u00AD',
  'jo\u0007sé\u001B',
  'Muñoz—Ångström',
  'Muñoz−Ångström',
  'mailto:jose.munoz@example.com',
  '904\u2011555\u20110142',
])('a search for %s finds the lead that says it, and not the other one', async (words) => {
  expect(await idsOf(ofTwo.url, `?q=${encodeURIComponent(words)}`)).toEqual([idOf(lead)]);
});

test.each([
  'nit',
  'firstName',
  'serviceType',
  'nonce',
  'submission',
  'createdAt',
  'true',
  '2026',
  '2026-11-21',
  'jose dana',
  'hiss zoe',
  '904-555-0143',
  '10_%',
  'C:%temp',
  '":"',
  '},{',
  'null',
])('a search for %s finds nothing: no form said it', async (words) => {
  expect(await idsOf(ofTwo.url, `?q=${encodeURIComponent(words)}`)).toEqual([]);
});

test.each([
  ['hiss\0', 'Please delete the damaged character after “hiss”'],
  ['\0', 'Please delete the damaged character at the start'],
])('a search for %j is refused, with what to delete', async (words, sentence) => {
  const answer = await office(ofTwo.url, `/leads?q=${encodeURIComponent(words)}`);
  expect([answer.status, await answer.text()]).toEqual([400, sentence]);
});

test.each([
  ['Bjørn Sørensen', 'bjorn sorensen'],
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Straße', 'strasse'],
  ['Æsa', 'aesa'],
  ["O'Brien", 'O’Brien'],
  ['O’Brien', 'obrien'],
  ['O´Brien', "o'brien"],
  ['O＇Brien', 'obrien'],
  ['Kaʻahumanu', 'kaahumanu'],
  ['Zʾōrā', 'zora'],
  ['Obrien', 'o´brien'],
  ['Anne Marie', 'anne-marie'],
  ['Anne-Marie', 'anne marie'],
  ['PO Box 1400', 'P.O. Box 1400'],
  ['P.O. Box 1400', 'po box 1400'],
  ['A/C', 'AC'],
  ['AC', 'a/c'],
  ['St. Johns', 'st.johns'],
  // As people quote, enclose and end a word.
  ['Sørensen', '"sorensen"'],
  ['Sørensen', '“Sørensen”'],
  ['Sørensen', '(sorensen)!'],
  ['Sørensen', '<sorensen>'],
  ['Sørensen', 'Sørensen…'],
  ['Sørensen', '*Sørensen*:'],
  ['Sørensen', '¿Sørensen?'],
  ['Sørensen', 'sorensen -'],
  ['Sørensen', 'Dana – Sørensen'],
  ['Sørensen', 'Dana & Sørensen'],
  ['Sørensen', 'Sørensen | Dana'],
  ['Unit #3', '#3'],
  ['The "cold" one', '"cold'],
])('%s is found as %s', (said, typed) => {
  const found = new IndexedLead(leadOf('service-request', { lastName: said, phone: '9045550142' }));
  expect(matcherOf(containsWords(parseSearch(typed)), () => [])(found)).toBe(true);
});

test.each([
  ['#3', 'Suite 3'],
  ['100%', '100'],
])('a search for %s does not find %s', (typed, said) => {
  const found = new IndexedLead(leadOf('service-request', { lastName: said }));
  expect(matcherOf(containsWords(parseSearch(typed)), () => [])(found)).toBe(false);
});

test.each(['#{}', '{}.', '“{}”', '(#{})'])('a lead is found by its number as %s', (spelling) => {
  const found = new IndexedLead(other);
  const typed = spelling.replace('{}', leadNumber(idOf(other)));
  expect(matcherOf(containsWords(parseSearch(typed)), () => [])(found)).toBe(true);
});

/** Rosa Delgado, and people whose names are one letter away from what somebody may type, or two. */
const people = [
  leadOf('service-request', { firstName: 'Rosa', lastName: 'Delgado', message: 'No heat upstairs' }),
  leadOf('contact', { firstName: 'Siobhán', lastName: 'O’Brien-Wałęsa' }, { suspect: ['honeypot'] }),
  leadOf('referral', { firstName: 'Dana', lastName: 'Smith', friendFirstName: 'Priya', friendLastName: 'Raman' }),
  leadOf('contact', { firstName: 'Joan', lastName: 'Kent', message: 'Tell Margaret about the compressor' }),
];
const [rosa, siobhan, dana, joan] = people.map(idOf);
const ofPeople = await serverWith(people);

test.each([
  ['a letter is left out', 'delgdo', rosa],
  ['a letter is added', 'dellgado', rosa],
  ['a letter is another', 'delgato', rosa],
  ['the first is another', 'telgado', rosa],
  ['two have changed places', 'Delagdo', rosa],
  ['with a comma, and the first name', 'Delagdo, Rosa', rosa],
  ['beside another word', 'heat delgdao', rosa],
  ['an accent, and a letter left out', 'Siobán', siobhan],
  ['a letter that has no accent to take off', 'walesda', siobhan],
  ['apostrophe and a letter left out', 'O’Bren', siobhan],
  ['four letters of five', 'smth', dana],
  ['the friend', 'prija', dana],
  ['the friend’s last name', 'ramam', dana],
  ['two neighbors swapped in a name of four letters', 'jaon', joan],
  ['a word of the message', 'compresor', joan],
])('one typo in a word: %s', async (_what, typed, id) => {
  const page = await pageOf(ofPeople.url, `?q=${encodeURIComponent(typed)}`);
  expect(page).toMatchObject({ similar: true, total: 1, suspects: id === siobhan ? 1 : 0 });
  expect(page.leads.map((found) => found.id)).toEqual([id]);
});

test.each([
  ['two typos', 'delagto'],
  ['a typo beside a word that nobody said', 'delgdo furnace'],
  ['digits in it', 'delgad0'],
  ['a number that is wrong', '904-555-9999'],
])('not taken for a typo: %s', async (_what, typed) => {
  const page = await pageOf(ofPeople.url, `?q=${encodeURIComponent(typed)}`);
  expect([page.total, page.similar]).toEqual([0, undefined]);
});

const margaret = leadOf('service-request', {
  firstName: 'Margaret',
  message: 'In Orange Park. The heat pump is leaking',
});
const john = leadOf('contact', { firstName: 'John', message: 'Near St. Johns town hall' });
const ofTheDay = await serverWith([margaret, john, leadOf('contact', { message: 'A tune-up for the furnace' })]);

test.each([
  ['Margret', margaret, true],
  ['leaking heatpump', margaret, true],
  ['leeking heet pump', margaret, true],
  ['the lady from Orange Park with the leaking heat pump', margaret, true],
  ['the lady from Ornage Park', margaret, true],
  ['Jhon', john, true],
  ['Saint Johns', john, undefined],
  ['st johns', john, undefined],
  ['St. Jhons', john, true],
])('as people say and type it: %s', async (typed, { entity }, similar) => {
  const page = await pageOf(ofTheDay.url, `?q=${encodeURIComponent(typed)}`);
  expect([page.leads.map(({ id }) => id), page.similar]).toEqual([[entity.id], similar]);
});

test.each(['the', 'with the lady'])('fillers alone are looked for as they are: %s', async (typed) => {
  const page = await pageOf(ofTheDay.url, `?q=${encodeURIComponent(typed)}`);
  expect(page.similar).toBeUndefined();
});

test('similar names, up to two letters off, stand below exact hits', async () => {
  const namesakes = ['Margarete', 'Margret'].map((firstName) => leadOf('contact', { firstName }));
  const [similar, exact] = namesakes.map(idOf);
  const { url } = await serverWith([...namesakes, leadOf('contact')]);
  const page = await pageOf(url, '?q=Margret');
  expect(page).toMatchObject({ total: 1, similarCount: 1 });
  expect(page.leads.map(({ id }) => id)).toEqual([exact, similar]);
});

test('pages and the table of a search with a typo hold the same leads', async () => {
  const many = Array.from({ length: 60 }, () => leadOf('contact', { lastName: 'Delgado' }));
  const { url } = await serverWith(many);
  const first = await pageOf(url, '?q=delgdo');
  const second = await pageOf(url, `?q=delgdo&cursor=${first.next}`);
  expect(new Set([...first.leads, ...second.leads].map(({ id }) => id))).toEqual(new Set(many.map(idOf)));
  expect(second.similar).toBe(true);
  const table = await (await office(url, '/leads.csv?q=delgdo')).text();
  expect(table.match(/Delgado/g)).toHaveLength(60);
});

const said = (message: string) => leadOf('service-request', { firstName: 'José', message });

test('a long address among dashes and accents is an ordinary search', async () => {
  const hostile = [`a line:\n${'-'.repeat(31)}`, `— ${'–'.repeat(4000)}`, 'ខ្ញុំ'.repeat(800), 'é'.repeat(4900)];
  const { url } = await serverWith([...hostile.map(said), other]);
  for (const typed of ['margaret.whitfield-jones@example.com', 'christopher.alexander.montgomery@example.com']) {
    expect(await idsOf(url, `?q=${encodeURIComponent(typed)}`)).toEqual([]);
    expect((await office(url, '/people/export', 'POST', { email: typed })).status).toBe(404);
    const erased = await office(url, '/people/erase', 'POST', { email: typed });
    expect(await erased.json()).toMatchObject({ leads: 0 });
  }
  // Any dash is like any other.
  expect(await idsOf(url, `?q=${encodeURIComponent('—––')}`)).toHaveLength(2);
});

test('two hundred words of a lead are found with a typo, and all of them as they were typed', async () => {
  const letters = Array.from('bcdfghjklmnpqrstvwz');
  const madeUp = letters.flatMap((first) => letters.map((second) => `${first}${second}yxyx`));
  const { url } = await serverWith([said(`compressor ${madeUp.join(' ')} thermostat`)]);
  const counts = ['compresor', 'thermstat', 'thermostat'].map(
    async (typed) => (await idsOf(url, `?q=${typed}`)).length,
  );
  expect(await Promise.all(counts)).toEqual([1, 0, 1]);
});

test.each([2_000, 4_990])('%d characters that become eighteen letters each are normalized up to a bound', (count) => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const text = searchedText(said('\uFDFA'.repeat(count)));
  const lengths = normalize.mock.results.map(({ value }) => String(value).length);
  normalize.mockRestore();
  expect(text.length).toBeLessThan(20_050);
  // One part more than is kept: V8 keeps all of a string of which a part is kept.
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(22_000);
});

test('words are found where the parts of a long text meet', async () => {
  const message = `${'é'.repeat(2_400)}ΟΔΟΣ ${'😀'.repeat(1_000)} St. Johns ${'한국어'.repeat(300)} boiler`;
  const { url } = await serverWith([said(message), other]);
  for (const typed of ['ΟΔΟΣ', 'saint johns', '한국어한국어', 'boiler', '😀😀']) {
    expect([typed, await idsOf(url, `?q=${encodeURIComponent(typed)}`)]).toEqual([typed, [expect.any(String)]]);
  }
});
