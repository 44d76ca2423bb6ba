import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const band = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.action,
  color: vars.color.onAction,
});
/** Keeps the lines of air off the text: beside the headline on phones, near the button on wide screens. */
export const air = style({
  position: 'absolute',
  inset: '0 0 auto 170px',
  height: '110px',
  '@media': {
    [media.narrow]: { display: 'none' },
    [media.tablet]: { left: '70%' },
    [media.desktop]: { left: '50%', height: '100%' },
  },
});
export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '22px',
  paddingBlock: '36px',
  '@media': { [media.desktop]: { minHeight: '190px', columnGap: vars.space.xl } },
});
export const words = style({
  marginBlockStart: vars.space.xs,
  fontSize: vars.fontSize.lead,
  fontWeight: 500,
  lineHeight: vars.lineHeight.relaxed,
});
export const call = style({ flex: '1 0 100%', '@media': { [media.tablet]: { flex: 'none' } } });
// The number stays on one line down to 320 px.
globalStyle(`${call} > a`, { '@media': { [media.narrow]: { paddingInline: vars.space.xs } } });

/** On a page with its own call to action, it is the footer's first line. */
export const quiet = style({});
globalStyle(`${quiet} ${row}`, { minHeight: 0, paddingBlock: vars.space.l });
globalStyle(`${quiet} ${words}`, { color: vars.color.textSubdued, fontSize: vars.fontSize.body });
