import { describe, expect, test } from 'vitest';
import { fadeMs, intervalMs } from './interval.ts';
import { initialState, slider, type SliderAction, type SliderState } from './slider.ts';

const start = initialState(4);
const takeOver = (elapsed: number): SliderAction => ({ type: 'takeOver', elapsed, hovered: false, focused: false });
const after = (...actions: SliderAction[]) => actions.reduce<SliderState>(slider, start);

describe('takes over from the style sheet', () => {
  test.each([
    { elapsed: 0, showing: 0, leaving: undefined, offset: 0 },
    // The first slide does not fade in: nothing was there before it.
    { elapsed: fadeMs / 2, showing: 0, leaving: undefined, offset: 500 },
    { elapsed: intervalMs - 1, showing: 0, leaving: undefined, offset: 4999 },
    { elapsed: intervalMs, showing: 1, leaving: 0, offset: 0 },
    { elapsed: 2 * intervalMs + 999, showing: 2, leaving: 1, offset: 999 },
    { elapsed: 2 * intervalMs + fadeMs, showing: 2, leaving: undefined, offset: 1000 },
    { elapsed: 4 * intervalMs + 250, showing: 0, leaving: 3, offset: 250 },
    { elapsed: 101 * intervalMs + 3000, showing: 1, leaving: undefined, offset: 3000 },
  ])('after $elapsed ms slide $showing shows', ({ elapsed, showing, leaving, offset }) => {
    expect(after(takeOver(elapsed))).toMatchObject({ live: true, showing, leaving, offset });
  });
});

test('the next slide gets a whole interval after a take-over', () => {
  expect(after(takeOver(3000), { type: 'tick' })).toMatchObject({
    showing: 1,
    leaving: 0,
    offset: 0,
  });
});

test('wraps at both ends', () => {
  expect(after({ type: 'step', by: -1 })).toMatchObject({ showing: 3, leaving: 0 });
  expect(after({ type: 'go', to: 3 }, { type: 'step', by: 1 })).toMatchObject({ showing: 0, leaving: 3 });
  expect(after({ type: 'go', to: 3 }, { type: 'tick' })).toMatchObject({ showing: 0, leaving: 3 });
});

test('choosing the slide that shows changes nothing', () => {
  expect(after({ type: 'go', to: 0 })).toBe(start);
});

test.each<{ what: string; stop: SliderAction; go: SliderAction }>([
  { what: 'paused', stop: { type: 'togglePause' }, go: { type: 'togglePause' } },
  { what: 'under the pointer', stop: { type: 'hover', on: true }, go: { type: 'hover', on: false } },
  { what: 'under the keyboard', stop: { type: 'focus', on: true }, go: { type: 'focus', on: false } },
])('stands still while $what, and goes on after it', ({ stop, go }) => {
  expect(after(stop, { type: 'tick' }).showing).toBe(0);
  expect(after(stop, { type: 'step', by: 1 }).showing).toBe(1);
  expect(after(stop, go, { type: 'tick' }).showing).toBe(1);
});

test('leaving with the pointer does not undo the pause button', () => {
  expect(
    after({ type: 'hover', on: true }, { type: 'togglePause' }, { type: 'hover', on: false }, { type: 'tick' }).showing,
  ).toBe(0);
});

test('two slides turn as well', () => {
  const two = slider(initialState(2), takeOver(intervalMs));
  expect(slider(two, { type: 'tick' })).toMatchObject({ showing: 0, leaving: 1 });
});
