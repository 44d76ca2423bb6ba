import * as attribute from './attributes.ts';

/**
 * Shows another slide before hydration, by attributes that React continues from.
 * @param pressed has `data-turn`, a number of slides ("1", "-1"), or `data-turn-to`, an index
 * @returns whether it belongs to a slider
 */
export function turnSlides(pressed: HTMLElement): boolean {
  const [turn, turnTo] = [attribute.turn, attribute.turnTo].map((name) => pressed.getAttribute(name));
  const carousel = pressed.closest('[aria-roledescription="carousel"]');
  if (!carousel || (turn ?? turnTo) === null) return false;
  const dots = [...carousel.querySelectorAll<HTMLElement>(`[${attribute.turnTo}]`)];
  const showing = dots.findIndex((dot) => dot.hasAttribute('aria-current'));
  const next = turnTo === null ? (showing + Number(turn) + dots.length) % dots.length : Number(turnTo);
  if (next === showing) return true;
  dots[showing]?.removeAttribute('aria-current');
  dots[next]?.setAttribute('aria-current', 'true');

  const slides = [...carousel.querySelectorAll<HTMLElement>('[data-slide]')];
  const image = slides[next]?.querySelector('img');
  if (image) image.loading = 'eager';
  // Wait for the picture, so that no empty slide shows. If it fails, its alternative text shows.
  void image
    ?.decode()
    .catch(() => undefined)
    .then(() => {
      if (!dots[next]?.hasAttribute('aria-current')) return;
      for (const [index, slide] of slides.entries()) {
        const { slide: state } = slide.dataset;
        slide.dataset['slide'] = index === next ? 'showing' : state === 'showing' ? 'leaving' : 'hidden';
        slide.toggleAttribute('data-fades', index === next);
        slide.inert = index !== next;
      }
    });
  return true;
}
