import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** Space for the pictures, which overlap the cards' top edges. */
export const withPictures = style({ paddingTop: vars.space.l });
export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s, height: '100%' });
export const picture = style({ width: '132px', margin: '-46px 0 0 -8px' });
/** Bullets, not check marks: some points are drawbacks. */
export const features = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: '1.1em',
  listStyleType: 'disc',
  color: vars.color.textLead,
  fontSize: vars.fontSize.label,
  lineHeight: vars.lineHeight.text,
});
export const more = style({ marginTop: 'auto' });
/** Above the link that covers the card. */
export const call = style({ position: 'relative', zIndex: 1 });
/** A tap anywhere on the card follows its link. */
globalStyle(`${more} a::after`, { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card });
