import { leadSources, type LeadOutcome, type LeadSource } from '@hvac/content/model';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Submission } from '../../src/leads/model/lead.ts';
import { idsOf, office, serverWith } from '../support/inbox.ts';
import { leadOf } from '../support/leads.ts';

const came = (submission: Partial<Submission>) =>
  leadOf('contact', {}, { receivedAt: '2026-11-20T15:00:00.000Z', ...submission });

const sourcesOf = async (url: string): Promise<LeadSource[]> =>
  z.parse(leadSources, await (await office(url, '/sources')).json()).rows;

const from = (its: Partial<LeadSource>): LeadSource => ({
  month: '2026-11',
  source: '',
  campaign: '',
  referrer: '',
  page: '',
  leads: 1,
  booked: 0,
  quoted: 0,
  lost: 0,
  earned: 0,
  ...its,
});

test('leads are counted by month, campaign, referring site and first page, the most first', async () => {
  const flyer = { landing: { page: '/neptune-beach-hvac?utm_source=flyer&utm_campaign=fall+2026' } };
  const { url } = await serverWith([
    came(flyer),
    came(flyer),
    came({ landing: { page: '/', from: 'www.facebook.com' } }),
    came({ page: '/contact' }),
    came({}),
    came({ addedBy: 'Rosa' }),
    // The first of November in UTC is still October in New York.
    came({ ...flyer, receivedAt: '2026-11-01T03:59:00.000Z' }),
    came({ ...flyer, receivedAt: '2025-11-30T15:00:00.000Z' }),
    came({ ...flyer, suspect: ['honeypot'] }),
  ]);
  const flown = { source: 'flyer', campaign: 'fall 2026', page: '/neptune-beach-hvac' };
  const rows = await sourcesOf(url);
  expect(rows[0]).toEqual(from({ ...flown, leads: 2 }));
  expect(rows.slice(1, 5)).toEqual(
    expect.arrayContaining([
      from({ referrer: 'www.facebook.com', page: '/' }),
      from({ page: '/contact' }),
      from({}),
      from({ source: 'Phone call' }),
    ]),
  );
  expect(rows.slice(5)).toEqual([from({ ...flown, month: '2026-10' })]);
});

test('what became of the leads is counted with their source', async () => {
  const ended = (outcome: LeadOutcome) => {
    const lead = came({ page: '/contact' });
    return { ...lead, state: { ...lead.state, status: 'done' as const, outcome } };
  };
  const { url } = await serverWith([
    ended({ result: 'booked', amount: 900 }),
    ended({ result: 'booked' }),
    ended({ result: 'quoted', amount: 4200 }),
    ended({ result: 'lost', reason: 'Moved' }),
    ended({ result: 'no-job' }),
    came({ page: '/contact' }),
  ]);
  expect(await sourcesOf(url)).toEqual([
    from({ page: '/contact', leads: 6, booked: 2, quoted: 1, lost: 1, earned: 900 }),
  ]);
});

test.each([
  ['/?gclid=', 'Google Ads'],
  ['/?gbraid=', 'Google Ads'],
  ['/?wbraid=', 'Google Ads'],
  ['/?fbclid=', 'Facebook Ads'],
  ['/?msclkid=', 'Microsoft Ads'],
  ['/?ttclid=', 'TikTok Ads'],
  ['/?utm_source=google&utm_medium=cpc', 'Google Ads'],
  ['/?utm_source=Google.com&utm_medium=CPC&gclid=', 'Google Ads'],
  ['/?utm_source=fb&utm_medium=paid_social', 'Facebook Ads'],
  ['/?utm_source=nextdoor&utm_medium=display', 'Nextdoor Ads'],
  ['/?utm_source=radio&utm_medium=cpm', 'radio Ads'],
  ['/?utm_medium=ppc', 'Ads'],
  ['/?utm_source=google&utm_medium=organic', 'Google / organic'],
  ['/?utm_source=facebook&utm_medium=social&fbclid=', 'Facebook / social'],
  ['/?utm_source=newsletter&utm_medium=Email', 'newsletter / email'],
  ['/?utm_source=constructor', 'constructor'],
  ['/?utm_source=flyer', 'flyer'],
])('a visit that began on %s came from "%s"', async (page, source) => {
  const { url } = await serverWith([came({ landing: { page } })]);
  expect((await sourcesOf(url)).map((row) => row.source)).toEqual([source]);
});

test('one campaign in different spellings is one row', async () => {
  const spellings = ['Facebook', 'facebook', 'FB', ' fb ', 'facebook).', 'www.facebook.com', 'ｆａｃｅｂｏｏｋ'].map(
    (source) => new URLSearchParams({ utm_source: source, utm_campaign: 'Fall  Tune-Up ' }).toString(),
  );
  const hosts = ['www.facebook.com', 'l.facebook.com', 'm.facebook.com', 'lm.facebook.com'];
  const { url } = await serverWith(
    spellings.map((query, at) => came({ landing: { page: `/?${query}`, from: hosts[at % hosts.length] ?? '' } })),
  );
  expect(await sourcesOf(url)).toEqual([
    from({ source: 'Facebook', campaign: 'fall tune-up', referrer: 'www.facebook.com', page: '/', leads: 7 }),
  ]);
});

test('what the office marks as spam is not counted', async () => {
  const { url } = await serverWith([came({ page: '/contact' })]);
  const [id] = await idsOf(url);
  await office(url, `/leads/${id}`, 'PATCH', { status: 'spam' });
  expect(await sourcesOf(url)).toEqual([]);
});

test('the table as CSV has a row for each source, and no formula', async () => {
  const landing = { page: `/?${new URLSearchParams({ utm_source: 'mail', utm_campaign: '=1+1\n\u202E' }).toString()}` };
  const { url } = await serverWith([came({ landing }), came({ page: '/contact' })]);
  const answer = await office(url, '/sources.csv');
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const csv = await answer.text();
  expect(csv.match(/\r\n/g)).toHaveLength(3);
  expect(csv).toContain(",mail,'=1+1,");
});

test('the rarest campaigns are one row together', async () => {
  const leads = Array.from({ length: 205 }, (_, index) => came({ landing: { page: `/?utm_campaign=c${index}` } }));
  const { url } = await serverWith(leads);
  const rows = await sourcesOf(url);
  expect([rows.length, rows.at(-1)]).toEqual([201, from({ source: 'Other', leads: 5 })]);
});
