import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { hero, offset, scene } from './HeroSlider.css.ts';
import { fadeMs, intervalMs } from './interval.ts';
import { slideTurn, turnTime } from './turning.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const stay = keyframes({ 'from, to': { opacity: 1, visibility: 'visible' } });
const byStyle = `${hero}[data-clock="style"]`;
const byScript = `${hero}[data-clock="script"]`;

// Phase of a slide's endless turn, counted from the last slide, so that it holds for any number of them.
const phases = Object.fromEntries(
  [1, 2, 3].map((fromLast) => [
    `${byStyle} &:nth-last-child(${fromLast}):not(:first-child)`,
    { animationDelay: `${fadeMs - fromLast * intervalMs}ms` },
  ]),
);

export const slide = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  visibility: 'hidden',
  selectors: {
    '&[data-slide="showing"]': { opacity: 1, visibility: 'visible', zIndex: 2 },
    '&[data-slide="leaving"]': { zIndex: 1 },
    // The first slide is there at once, and turns from the end of what would be its fade on.
    [`${byStyle} &`]: { animation: `${slideTurn} ${turnTime} ${fadeMs}ms linear infinite backwards` },
    ...phases,
    [`${byScript} &[data-slide="showing"][data-fades]`]: { animation: `${fadeIn} ${fadeMs}ms var(${offset}) linear` },
    [`${byScript} &[data-slide="leaving"]`]: { animation: `${stay} ${fadeMs}ms var(${offset}) linear` },
    [`${byStyle}:has(:focus-visible) &`]: { animationPlayState: 'paused' },
    // Its frames cost a slow phone half a second of the way to a live page.
    [`[data-waking] ${byStyle} &`]: { animationPlayState: 'paused' },
  },
  '@media': {
    [media.hover]: { selectors: { [`${byStyle}:hover &`]: { animationPlayState: 'paused' } } },
    [`${media.reducedMotion}, (scripting: none)`]: { animationName: 'none !important' },
  },
});

const width = createVar();
export const picture = style({
  vars: { [width]: `max(100%, ${scene} * 1440 / 760)` },
  position: 'absolute',
  zIndex: -1,
  bottom: 0,
  // On phones the scene's middle shows, not its right end.
  right: `min(0px, (100% - ${scene} * 1440 / 760) * 0.07)`,
  width,
  maxWidth: 'none',
  height: '100%',
  '@media': { [media.desktop]: { right: 0 } },
});

export const slideLink = style({
  position: 'absolute',
  inset: 0,
  zIndex: 0,
  ':focus-visible': { outlineOffset: '-8px', borderRadius: vars.radius.panel, boxShadow: 'none' },
});
/** Where the picture leads, in words: above its lower edge, clear of the controls and the tiles. */
export const label = style({
  position: 'absolute',
  right: '20px',
  bottom: '16px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.target,
  paddingInline: '18px',
  borderRadius: vars.radius.pill,
  background: vars.color.page,
  color: vars.color.text,
  fontSize: vars.fontSize.label,
  fontWeight: 700,
  '@media': { [media.desktop]: { right: `max(48px, 50% - ${vars.size.container} / 2)`, bottom: '92px' } },
});
