'use client';

import type { HeroSlides } from '@hvac/content/model';
import { heroSliderWords as words } from '@hvac/content/words';
import { useLayoutEffect, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import * as attribute from '../../../hydration/attributes.ts';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { screenOnly } from '../../../theme/screenOnly.css.ts';
import * as css from './HeroSlider.css.ts';
import { Slide } from './Slide.tsx';
import { SliderControls } from './SliderControls.tsx';

/**
 * State of the slides. The end of a dot's animation shows the next one, so that pausing, hidden tabs and reduced motion
 * need no timer.
 */
function useSlider(count: number) {
  /** `leaving` is below, while the one that shows fades in. */
  const [slide, setSlide] = useState<{ showing: number; leaving?: number }>({ showing: 0 });
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const slider = root.current;
    if (!slider) return;
    // Load the other pictures only now.
    for (const image of slider.querySelectorAll('img')) image.loading = 'eager';
    // Slides, pointer or focus may have moved before hydration.
    const dots = [...slider.querySelectorAll(`[${attribute.turnTo}]`)];
    setSlide({
      showing: Math.max(
        0,
        dots.findIndex((dot) => dot.hasAttribute('aria-current')),
      ),
    });
    setHovered(slider.matches(':hover'));
    setFocused(slider.querySelector(':focus-visible') !== null);
  }, []);

  /** Pauses the slides while the pointer or the focus is in them. A touch is no pointer. */
  const holders = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };

  return {
    ...slide,
    paused,
    isStill: paused || hovered || focused,
    show: (next: number) => {
      const showing = (next + count) % count;
      if (showing !== slide.showing) setSlide({ showing, leaving: slide.showing });
    },
    togglePause: () => setPaused(!paused),
    root,
    holders,
  };
}

interface HeroSliderProps {
  /** One to four slides. The pictures of the others load after hydration. */
  slides: HeroSlides;
  /** The headline over the slides. */
  children: ReactNode;
}

/** A carousel of pictures behind a fixed headline. It works before hydration. */
export const HeroSlider = ({ slides, children }: HeroSliderProps) => {
  const { showing, leaving, paused, isStill, show, togglePause, root, holders } = useSlider(slides.length);
  return (
    <div ref={root} className={css.hero} data-still={isStill || undefined} {...holders}>
      <div className={css.text}>
        <Container>{children}</Container>
      </div>
      <section aria-roledescription={words.carousel} aria-label={words.label} className={css.carousel}>
        {slides.length > 1 && (
          <div className={`${css.controls} ${screenOnly}`}>
            <SliderControls
              count={slides.length}
              showing={showing}
              paused={paused}
              onShow={show}
              onEnd={() => isStill || show(showing + 1)}
              onPause={togglePause}
            />
          </div>
        )}
        <div className={css.slides} aria-live={isStill ? 'polite' : 'off'}>
          {slides.map((slide, index) => (
            <Slide
              key={slide.image}
              slide={slide}
              position={fillIn(words.position, { number: index + 1, count: slides.length })}
              state={index === showing ? 'showing' : index === leaving ? 'leaving' : 'hidden'}
              fades={leaving !== undefined}
              priority={index === 0}
            />
          ))}
        </div>
      </section>
    </div>
  );
};
