import { expect, test } from 'vitest';
import {
  initialSliderState,
  sliderReducer,
  type SliderAction,
  type SliderState,
} from '../src/site/sections/HeroSlider/slider.ts';

const start = initialSliderState(4);
const takeOver = (showing: number): SliderAction => ({ type: 'takeOver', showing, hovered: false, focused: false });
const after = (...actions: SliderAction[]) => actions.reduce<SliderState>(sliderReducer, start);

test('goes on from the slide that showed before React', () => {
  expect(after(takeOver(2), { type: 'tick' })).toMatchObject({ showing: 3, leaving: 2 });
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
  const two = sliderReducer(initialSliderState(2), takeOver(1));
  expect(sliderReducer(two, { type: 'tick' })).toMatchObject({ showing: 0, leaving: 1 });
});
