import { afterEach, describe, expect, it, vi } from 'vitest';
import { localDay, localFormat, region, setRegion, untilLocalMidnight } from '../src/model.ts';

const ours = { ...region };
afterEach(() => {
  setRegion(ours);
  // Later files must not get the copy below.
  vi.resetModules();
});

/** Half past eleven at night in Duluth, and already the next day in Jacksonville. */
const late = Date.parse('2026-01-16T05:30:00.000Z');

describe('a company in another region', () => {
  it('uses its own time zone', () => {
    const time = localFormat('en-US', { hour: 'numeric', minute: '2-digit' });
    expect([localDay(late), time().format(late)]).toEqual(['2026-01-16', '12:30 AM']);
    setRegion({ timeZone: 'America/Chicago' });
    expect([localDay(late), time().format(late)]).toEqual(['2026-01-15', '11:30 PM']);
    expect(untilLocalMidnight(late)).toBe(30 * 60 * 1000);
  });

  it('offers its own state', async () => {
    // A copy of its own: schemas keep what they have read.
    vi.resetModules();
    const model = await import('../src/model.ts');
    model.setRegion({ served: ['Minnesota', 'Wisconsin'] });
    const refused = ['Minnesota', 'Wisconsin', 'Florida'].filter((state) => {
      const { error } = model.contactForm.safeParse({ state });
      return error?.issues.some(({ path }) => path[0] === 'state');
    });
    expect(refused).toEqual(['Florida']);
  });
});
