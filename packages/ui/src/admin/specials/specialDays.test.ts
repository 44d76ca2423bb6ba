import { describe, expect, it } from 'vitest';
import { specials } from '../../mocks/fixtures/specials.ts';
import { chipsOf, firstDayWithout, getQuickActions, visibilityOf } from './specialDays.ts';

const today = '2026-11-21';
const special = { isActive: true, expirationDate: '2026-12-31' };
const labels = (changes: Partial<typeof special> & { startDate?: string }) =>
  chipsOf({ ...special, ...changes }, today).map(({ label }) => label);

describe('the chips of a special', () => {
  it.each([
    [{}, ['Active']],
    [{ isActive: false }, ['Inactive']],
    [{ expirationDate: '2026-12-05' }, ['Active', 'Ends in 14 days']],
    [{ expirationDate: '2026-12-06' }, ['Active']],
    [{ expirationDate: '2026-11-22' }, ['Active', 'Ends in 1 day']],
    [{ expirationDate: today }, ['Active', 'Ends today']],
    [{ expirationDate: '2026-11-20' }, ['Active', 'Expired']],
    [{ isActive: false, expirationDate: '2026-11-20' }, ['Inactive', 'Expired']],
    [{ startDate: '2026-12-01' }, ['Active', 'Starts 12/01/2026']],
    [{ startDate: today }, ['Active']],
  ])('%j: %j', (changes, expected) => expect(labels(changes)).toEqual(expected));
});

it('green is what visitors see now: neither what has ended nor what is to begin', () => {
  const tones = [{}, { expirationDate: '2026-11-20' }, { startDate: '2026-12-01' }, { isActive: false }].map(
    (changes) => chipsOf({ ...special, ...changes }, today)[0]?.tone,
  );
  expect(tones).toEqual(['cooling', 'neutral', 'neutral', 'neutral']);
});

describe('what one press does to a special', () => {
  const [first] = specials;
  if (!first) throw new Error('No special');
  it.each([
    [{}, ['pause', 'end']],
    [{ isActive: false }, ['resume']],
    [{ startDate: today }, ['pause']],
    [{ startDate: '2026-11-20' }, ['pause', 'end']],
    [{ expirationDate: today }, ['pause', 'end']],
    [{ expirationDate: '2026-11-20' }, []],
  ])('%j: %j', (changes, expected) =>
    expect(Object.keys(getQuickActions({ ...first, ...changes }, today))).toEqual(expected),
  );
  it('ends it with yesterday', () => {
    expect(getQuickActions(first, today).end).toEqual({ ...first, expirationDate: '2026-11-20' });
  });
});

describe('the first day without an offer', () => {
  it('is none when every coming day has one', () => {
    expect(firstDayWithout([{ ...special, expirationDate: '2027-06-30' }], today)).toBeUndefined();
  });
  it('is today when nothing is live', () => {
    expect(firstDayWithout([], today)).toBe(today);
    expect(firstDayWithout([{ ...special, isActive: false }], today)).toBe(today);
  });
  it('is the day after the last one ends', () => {
    expect(firstDayWithout([special, { ...special, expirationDate: '2026-11-30' }], today)).toBe('2027-01-01');
  });
  it('lies between two that do not meet', () => {
    const later = { ...special, startDate: '2026-12-02', expirationDate: '2027-06-30' };
    expect(firstDayWithout([{ ...special, expirationDate: '2026-11-30' }, later], today)).toBe('2026-12-01');
  });
  it('is not looked for beyond 60 days', () => {
    expect(firstDayWithout([{ ...special, expirationDate: '2027-01-19' }], today)).toBeUndefined();
    expect(firstDayWithout([{ ...special, expirationDate: '2027-01-18' }], today)).toBe('2027-01-19');
  });
});

it.each([
  [{}, 'Visitors see it through 12/31/2026.'],
  [{ isActive: false }, 'Visitors do not see it: it is not active.'],
  [{ expirationDate: '2026-11-20' }, 'Visitors do not see it: it ended on 11/20/2026.'],
  [{ startDate: '2026-12-01' }, 'Visitors will see it from 12/01/2026 on.'],
  [{ expirationDate: '' }, 'Visitors will see it until its expiration date.'],
])('%j: %s', (changes, sentence) => expect(visibilityOf({ ...special, ...changes }, today)).toBe(sentence));
