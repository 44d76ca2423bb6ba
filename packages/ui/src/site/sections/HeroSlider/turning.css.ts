import { createVar, keyframes } from '@vanilla-extract/css';
import { fadeMs, intervalMs } from './interval.ts';

/** Names of the endless animations that turn slides and dots before React arrives. */
export const slideTurn = createVar();
export const dotTurn = createVar();
export const turnTime = createVar();

/** What a dot looks like: round, or a bar that fills up. Clipped, not resized, so that nothing moves. */
export const round = 'inset(0 10px round 5px)';
export const long = 'inset(0 round 5px)';

const percent = (ms: number, cycle: number) => `${((ms / cycle) * 100).toFixed(2)}%`;

const turn = (count: number) => {
  const cycle = count * intervalMs;
  const at = (ms: number) => percent(ms, cycle);
  return {
    time: `${cycle}ms`,
    // Begins fully shown. The next slide fades in over it, so that no moment is half empty; then it hides until
    // its own turn to fade in.
    slides: keyframes({
      '0%': { opacity: 1, visibility: 'visible', zIndex: 2 },
      [at(intervalMs - fadeMs)]: { opacity: 1, visibility: 'visible', zIndex: 1 },
      [at(intervalMs)]: { opacity: 1, visibility: 'visible', zIndex: 1 },
      [at(intervalMs + 2)]: { opacity: 0, visibility: 'hidden', zIndex: 1 },
      [at(cycle - fadeMs - 2)]: { opacity: 0, visibility: 'hidden', zIndex: 2 },
      [at(cycle - fadeMs)]: { opacity: 0, visibility: 'visible', zIndex: 2 },
      '100%': { opacity: 1, visibility: 'visible', zIndex: 2 },
    }),
    dots: keyframes({
      '0%': { clipPath: long, backgroundSize: '0% 100%' },
      [at(intervalMs)]: { clipPath: long, backgroundSize: '100% 100%' },
      [at(intervalMs + 2)]: { clipPath: round, backgroundSize: '0% 100%' },
      '100%': { clipPath: round, backgroundSize: '0% 100%' },
    }),
  };
};

export const turns = { 2: turn(2), 3: turn(3), 4: turn(4) };
