'use client';

import type { HeroSlides } from '@hvac/content/model';
import type { CSSProperties, ReactNode } from 'react';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { controls as controlsPlace, hero, offset, slides as slidesBox, text, turning } from './HeroSlider.css.ts';
import { Slide } from './Slide.tsx';
import { SliderControls } from './SliderControls.tsx';
import { useSlider } from './useSlider.ts';

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
  const { state, dispatch, hero: root, slides: box, holders } = useSlider(slides.length);
  const still = state.paused || state.hovered || state.focused;
  return (
    <div
      ref={root}
      className={hero}
      data-clock={state.live ? 'script' : 'style'}
      data-still={still || undefined}
      // Set after hydration only: the page's HTML carries no inline styles.
      {...(state.live && { style: { [offset]: `-${state.offset}ms` } as CSSProperties })}
      {...holders}
    >
      <div className={text}>
        <Container>{children}</Container>
      </div>
      <section aria-roledescription="carousel" aria-label={label} className={turning[slides.length]}>
        {slides.length > 1 && (
          <div className={controlsPlace}>
            <SliderControls state={state} dispatch={dispatch} />
          </div>
        )}
        <div ref={box} className={slidesBox} aria-live={still ? 'polite' : 'off'}>
          {slides.map((slide, index) => (
            <Slide
              key={slide.image}
              slide={slide}
              position={`${index + 1} of ${slides.length}`}
              state={index === state.showing ? 'showing' : index === state.leaving ? 'leaving' : 'hidden'}
              fades={state.leaving !== undefined}
              unreachable={state.live && index !== state.showing}
              priority={index === 0}
            />
          ))}
        </div>
      </section>
    </div>
  );
};
