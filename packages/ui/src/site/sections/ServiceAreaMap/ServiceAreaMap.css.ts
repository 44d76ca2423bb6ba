import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

// Own size: names stand centered on their dots.

/** Every name fits on a map of this width. */
const large = '(min-width: 37.5rem)';

export const map = style({ containerType: 'inline-size', width: '100%', maxWidth: '640px', marginInline: 'auto' });
export const paper = style({
  position: 'relative',
  // Names on the water never overflow the edge.
  overflow: 'clip',
  borderRadius: vars.radius.card,
});
export const picture = style({ width: '100%' });

export const place = style({
  position: 'absolute',
  // As large as the drawing has room for, whatever text the browser is set to.
  fontSize: `min(${vars.fontSize.small}, 5.4cqi)`,
  fontWeight: 700,
  lineHeight: 'max(20px, 1.15em)',
  '@container': { [large]: { fontSize: vars.fontSize.small, lineHeight: '24px' } },
});
export const primary = style({
  fontFamily: vars.font.display,
  fontSize: `min(${vars.fontSize.body}, 6.1cqi)`,
  fontWeight: 800,
  '@container': { [large]: { fontSize: vars.fontSize.h3 } },
});
export const onLargeMaps = style({ display: 'none', '@container': { [large]: { display: 'block' } } });

// The drawing is light in every brand.
const glow = `0 0 3px ${vars.color.onDark}`;
/** Includes the dot in the link's target. */
const link = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  borderRadius: vars.radius.field,
  color: vars.color.onAction,
  textDecoration: 'none',
  textShadow: `${glow}, ${glow}, ${glow}, ${glow}`,
  ':hover': { textDecoration: 'underline' },
});
const beside = style([link, { top: 0, translate: '0 -50%' }]);
export const sides = styleVariants({
  // On the water, longer names wrap on phones.
  right: [
    beside,
    {
      left: `calc(-1 * ${vars.space.s})`,
      width: 'max-content',
      maxWidth: '7.68em',
      paddingLeft: vars.space.l,
      '@container': { [large]: { maxWidth: 'none' } },
    },
  ],
  left: [
    beside,
    {
      right: `calc(-1 * ${vars.space.s})`,
      paddingRight: vars.space.l,
      whiteSpace: 'nowrap',
      selectors: { [`${primary} > &`]: { right: `calc(-1 * ${vars.space.ml})`, paddingRight: '38px' } },
    },
  ],
  below: [link, { top: '-7px', translate: '-50%', paddingTop: vars.space.ml, whiteSpace: 'nowrap' }],
});
export const tight = style({});
globalStyle(`${tight} > a`, { '@container': { [large]: { minHeight: '24px' } } });
