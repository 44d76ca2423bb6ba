import { useLayoutEffect, useReducer, useRef, type FocusEvent, type PointerEvent } from 'react';
import { initialState, slider } from './slider.ts';

/**
 * State of the slides. Until React arrives the style sheet turns them: on mount React reads how far that animation
 * has come and goes on from there. After that the progress dot's animation is the clock, so that pausing, hidden
 * tabs and reduced motion need no timers.
 */
export function useSlider(count: number) {
  const [state, dispatch] = useReducer(slider, count, initialState);
  const hero = useRef<HTMLDivElement>(null);
  const slides = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [turning] = slides.current?.firstElementChild?.getAnimations() ?? [];
    dispatch({
      type: 'takeOver',
      elapsed: Math.max(0, Number(turning?.currentTime ?? 0)),
      // The pointer or the keyboard may have been there before React was.
      hovered: hero.current?.matches(':hover') ?? false,
      focused: hero.current?.matches(':has(:focus-visible)') ?? false,
    });
  }, []);

  /** Stops the slides while the pointer or the keyboard is in them. A tap leaves no pointer behind. */
  const holders = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') dispatch({ type: 'hover', on: true });
    },
    onPointerLeave: () => dispatch({ type: 'hover', on: false }),
    onFocus: (event: FocusEvent) => dispatch({ type: 'focus', on: event.target.matches(':focus-visible') }),
    onBlur: () => dispatch({ type: 'focus', on: false }),
  };

  return { state, dispatch, hero, slides, holders };
}
