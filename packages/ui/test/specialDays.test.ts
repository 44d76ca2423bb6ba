import { describe, expect, it } from 'vitest';
import { getState, findFirstGap, describeVisibility } from '../src/admin/specials/specialDays.ts';

const today = '2026-11-21';
const special = { isActive: true, expirationDate: '2026-12-31' };

describe('the state of a special', () => {
  it.each([
    [{}, 'Live'],
    [{ isActive: false }, 'Paused'],
    [{ expirationDate: '2026-12-05' }, 'Ends in 14 days'],
    [{ expirationDate: '2026-12-06' }, 'Live'],
    [{ expirationDate: '2026-11-22' }, 'Ends in 1 day'],
    [{ expirationDate: today }, 'Ends today'],
    [{ expirationDate: '2026-11-20' }, 'Ended'],
    [{ isActive: false, expirationDate: '2026-11-20' }, 'Ended'],
    [{ startDate: '2026-12-01' }, 'Scheduled for 12/01/2026'],
    [{ startDate: today }, 'Live'],
  ])('%j: %s', (changes, expected) => expect(getState({ ...special, ...changes }, today).label).toBe(expected));
});

it('green is what visitors see now: neither what has ended nor what is to begin', () => {
  const tones = [{}, { expirationDate: '2026-11-20' }, { startDate: '2026-12-01' }, { isActive: false }].map(
    (changes) => getState({ ...special, ...changes }, today).tone,
  );
  expect(tones).toEqual(['cooling', 'warm', 'warm', 'warm']);
});

describe('the first day without an offer', () => {
  it('is none when every coming day has one', () => {
    expect(findFirstGap([{ ...special, expirationDate: '2027-06-30' }], today)).toBeUndefined();
  });
  it('is today when nothing is live', () => {
    expect(findFirstGap([], today)).toBe(today);
    expect(findFirstGap([{ ...special, isActive: false }], today)).toBe(today);
  });
  it('is the day after the last one ends', () => {
    expect(findFirstGap([{ ...special, expirationDate: '2026-11-30' }], today)).toBe('2026-12-01');
  });
  it('lies between two that do not meet', () => {
    const later = { ...special, startDate: '2026-12-02', expirationDate: '2027-06-30' };
    expect(findFirstGap([{ ...special, expirationDate: '2026-11-30' }, later], today)).toBe('2026-12-01');
  });
  it('is not looked for beyond 14 days', () => {
    expect(findFirstGap([{ ...special, expirationDate: '2026-12-04' }], today)).toBeUndefined();
    expect(findFirstGap([{ ...special, expirationDate: '2026-12-03' }], today)).toBe('2026-12-04');
  });
});

it.each([
  [{}, 'Visitors see it through 12/31/2026.'],
  [{ isActive: false }, 'Visitors can’t see it, because it isn’t active.'],
  [{ expirationDate: '2026-11-20' }, 'Visitors can’t see it, because it ended on 11/20/2026.'],
  [{ startDate: '2026-12-01' }, 'Visitors will see it starting 12/01/2026.'],
  [{ expirationDate: '' }, 'Visitors will see it until its expiration date.'],
])('%j: %s', (changes, sentence) => expect(describeVisibility({ ...special, ...changes }, today)).toBe(sentence));
