'use client';

import type { HeroSlides } from '@hvac/content/model';
import { useLayoutEffect, useReducer, useRef, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { screenOnly } from '../../../theme/screenOnly.css.ts';
import { carousel, controls as controlsPlace, hero, slides as slidesBox, text } from './HeroSlider.css.ts';
import { Slide } from './Slide.tsx';
import { SliderControls } from './SliderControls.tsx';
import { initialState, slider } from './slider.ts';

/**
 * State of the slides. Their clock is the animation of a dot, so that pausing, hidden tabs and reduced motion need no
 * timer.
 */
function useSlider(count: number) {
  const [state, dispatch] = useReducer(slider, count, initialState);
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // Whoever is here by now sees the other slides too.
    for (const image of root.current?.querySelectorAll('img') ?? []) image.loading = 'eager';
    const dots = [...(root.current?.querySelectorAll('[data-turn-to]') ?? [])];
    dispatch({
      type: 'takeOver',
      showing: Math.max(
        0,
        dots.findIndex((dot) => dot.hasAttribute('aria-current')),
      ),
      // The pointer or the keyboard may have been there before React was.
      hovered: root.current?.matches(':hover') ?? false,
      focused: root.current?.matches(':has(:focus-visible)') ?? false,
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

  return { state, dispatch, root, holders };
}

interface HeroSliderProps {
  /** One to four pictures. The first one is in the page at once; the others come after it. */
  slides: HeroSlides;
  /** Name of the carousel for screen readers. */
  label?: string;
  /** The headline, laid over every slide. */
  children: ReactNode;
}

/** Pictures that follow each other behind a headline that stays. They turn before any script has arrived. */
export const HeroSlider = ({ slides, label = 'Featured', children }: HeroSliderProps) => {
  const { state, dispatch, root, holders } = useSlider(slides.length);
  const still = state.paused || state.hovered || state.focused;
  return (
    <div ref={root} className={hero} data-still={still || undefined} {...holders}>
      <div className={text}>
        <Container>{children}</Container>
      </div>
      <section aria-roledescription="carousel" aria-label={label} className={carousel}>
        {slides.length > 1 && (
          <div className={`${controlsPlace} ${screenOnly}`}>
            <SliderControls state={state} dispatch={dispatch} />
          </div>
        )}
        <div className={slidesBox} aria-live={still ? 'polite' : 'off'}>
          {slides.map((slide, index) => (
            <Slide
              key={slide.image}
              slide={slide}
              position={`${index + 1} of ${slides.length}`}
              state={index === state.showing ? 'showing' : index === state.leaving ? 'leaving' : 'hidden'}
              fades={state.leaving !== undefined}
              unreachable={index !== state.showing}
              priority={index === 0}
            />
          ))}
        </div>
      </section>
    </div>
  );
};
