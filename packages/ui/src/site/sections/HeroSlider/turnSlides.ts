import { intervalMs } from './interval.ts';

/**
 * Turns the slides at a press of an arrow or a dot before React is there: it moves the clock of the style sheet's own
 * animation, from which React goes on later.
 * @param pressed says in `data-turn` by how many slides ("1", "-1"), or in `data-turn-to` to which one, counted from 0
 * @returns whether it was such a press, and could be answered
 */
export function turnSlides(pressed: HTMLElement): boolean {
  const { turn, turnTo } = pressed.dataset;
  const carousel = pressed.closest('[aria-roledescription="carousel"]');
  const animations = carousel?.getAnimations({ subtree: true }) ?? [];
  const [first] = animations;
  if (!first || (turn ?? turnTo) === undefined) return false;
  const count = carousel?.querySelectorAll('[data-slide]').length ?? 0;
  const turned = Math.floor(Number(first.currentTime) / intervalMs);
  // One whole round more: the clock must not run back beyond its start.
  const next =
    turnTo === undefined ? turned + Number(turn) + count : turned - (turned % count) + Number(turnTo) + count;
  for (const animation of animations) animation.currentTime = next * intervalMs;
  return true;
}
