import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { marked, markedList } from '../DiagramFigure/marker.css.ts';

export const group = style([markedList, { display: 'grid', gap: vars.space.l }]);
export const item = style({ display: 'flex', gap: vars.space.s });
export const numbered = style([item, marked]);
export const plain = style({ borderTop: `${vars.line.thin} solid ${vars.color.border}`, paddingTop: vars.space.s });
/** A check mark on a disc, in a row or in a line of text. */
export const check = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '30px',
  height: '30px',
  borderRadius: vars.radius.pill,
  background: vars.color.statusInfoSubtle,
  color: vars.color.statusInfoText,
});
export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space.xxs, paddingTop: vars.space.xxs });
/** A step with a picture: beside its text on phones, above it on wide screens and where the text is large. */
export const pictured = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  '::before': { position: 'absolute', top: 0, left: 0 },
  '@media': {
    [media.tablet]: { flexFlow: 'column', alignItems: 'stretch' },
  },
});
export const picture = style({ width: '116px', '@media': { [media.tablet]: { width: 'auto', maxWidth: '180px' } } });
globalStyle(`${pictured} > ${words}`, { '@media': { [media.belowTablet]: { flex: '1 1 8em' } } });
