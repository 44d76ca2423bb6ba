'use client';

import type { HeroSlides } from '@hvac/content/model';
import { heroSliderWords as words } from '@hvac/content/words';
import { useLayoutEffect, useReducer, useRef, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import * as attribute from '../../../hydration/attributes.ts';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { screenOnly } from '../../../theme/screenOnly.css.ts';
import { carousel, controls as controlsPlace, hero, slides as slidesBox, text } from './HeroSlider.css.ts';
import { Slide } from './Slide.tsx';
import { SliderControls } from './SliderControls.tsx';
import { initialSliderState, sliderReducer } from './slider.ts';

/**
 * State of the slides. The end of a dot's animation shows the next one, so that pausing, hidden tabs and reduced motion
 * need no timer.
 */
function useSlider(count: number) {
  const [state, dispatch] = useReducer(sliderReducer, count, initialSliderState);
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // Load the other pictures only now.
    for (const image of root.current?.querySelectorAll('img') ?? []) image.loading = 'eager';
    const dots = [...(root.current?.querySelectorAll(`[${attribute.turnTo}]`) ?? [])];
    dispatch({
      type: 'takeOver',
      showing: Math.max(
        0,
        dots.findIndex((dot) => dot.hasAttribute('aria-current')),
      ),
      // Pointer or focus may have been there before hydration.
      hovered: root.current?.matches(':hover') ?? false,
      focused: Boolean(root.current?.querySelector(':focus-visible')),
    });
  }, []);

  /** Pauses the slides while the pointer or the focus is in them. A touch is no pointer. */
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
  /** One to four slides. The pictures of the others load after hydration. */
  slides: HeroSlides;
  /** The headline over the slides. */
  children: ReactNode;
}

/** A carousel of pictures behind a fixed headline. It works before hydration. */
export const HeroSlider = ({ slides, children }: HeroSliderProps) => {
  const { state, dispatch, root, holders } = useSlider(slides.length);
  const still = state.paused || state.hovered || state.focused;
  return (
    <div ref={root} className={hero} data-still={still || undefined} {...holders}>
      <div className={text}>
        <Container>{children}</Container>
      </div>
      <section aria-roledescription={words.carousel} aria-label={words.label} className={carousel}>
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
              position={fillIn(words.position, { number: index + 1, count: slides.length })}
              state={index === state.showing ? 'showing' : index === state.leaving ? 'leaving' : 'hidden'}
              fades={state.leaving !== undefined}
              priority={index === 0}
            />
          ))}
        </div>
      </section>
    </div>
  );
};
