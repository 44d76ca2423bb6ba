import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { hero, offset } from './HeroSlider.css.ts';
import { intervalMs } from './interval.ts';
import { dotTurn, long, round, turnTime } from './turning.css.ts';

export const bar = style({
  display: 'flex',
  padding: vars.space.xxs,
  borderRadius: vars.radius.pill,
  background: vars.color.band,
  '@media': { [media.desktop]: { background: vars.color.page, boxShadow: vars.shadow.low } },
});

export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.bandStrong },
});
/** Nothing moves under reduced motion, so there is nothing to pause. */
export const pause = style({ '@media': { [media.reducedMotion]: { display: 'none' } } });

const fill = keyframes({ from: { backgroundSize: '0% 100%' } });
const byStyle = `${hero}[data-clock="style"]`;
const byScript = `${hero}[data-clock="script"]`;
const phases = Object.fromEntries(
  [1, 2, 3, 4].map((slidesLeft) => [
    // The two arrows after the dots count too.
    `${byStyle} :nth-last-child(${slidesLeft + 2}) > &`,
    { animationDelay: `${-slidesLeft * intervalMs}ms` },
  ]),
);

export const dot = style({
  width: '30px',
  height: '10px',
  clipPath: round,
  background: `linear-gradient(${vars.color.text} 0 0) 0 / 0% no-repeat ${vars.color.field}`,
  selectors: {
    '[aria-current] > &': { clipPath: long, backgroundSize: '100% 100%' },
    [`${byStyle} &`]: { animation: `${dotTurn} ${turnTime} linear infinite` },
    ...phases,
    [`${byScript} [aria-current] > &`]: { animation: `${fill} ${intervalMs}ms var(${offset}) linear` },
    [`${hero}:is([data-still], :has(:focus-visible)) &`]: { animationPlayState: 'paused !important' },
    [`[data-waking] ${byStyle} &`]: { animationPlayState: 'paused' },
  },
  '@media': {
    [media.hover]: { selectors: { [`${hero}:hover &`]: { animationPlayState: 'paused !important' } } },
    [`${media.reducedMotion}, (scripting: none)`]: { animationName: 'none !important' },
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'GrayText',
      backgroundImage: 'linear-gradient(Highlight 0 0)',
    },
  },
});
