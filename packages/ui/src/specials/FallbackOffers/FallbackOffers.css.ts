import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

// Own grid: the stub of a coupon has its own width.
/** The outline of a coupon that is not there. */
export const coupon = style({
  display: 'grid',
  overflow: 'hidden',
  border: `${vars.line.focus} dashed ${vars.color.borderField}`,
  borderRadius: vars.radius.coupon,
  background: vars.color.backgroundSubtle,
  '@media': { [media.tablet]: { gridTemplateColumns: '280px minmax(0, 1fr)', minHeight: '280px' } },
});
export const stub = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.m,
  background: vars.color.selectedSubtle,
  borderBlockEnd: `${vars.line.focus} dashed ${vars.color.borderField}`,
  '@media': {
    // The buttons belong on the first screen.
    [`${media.belowTablet} and (max-height: 45em)`]: { display: 'none' },
    [media.tablet]: { borderBlockEnd: 0, borderInlineEnd: `${vars.line.focus} dashed ${vars.color.borderField}` },
  },
});
export const picture = style({ width: '128px', '@media': { [media.tablet]: { width: '200px' } } });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: vars.space.m,
  padding: vars.space.l,
  '@media': { [media.tablet]: { padding: vars.space.xxl } },
});

/** What is over stands small, as a list and not as coupons. */
export const ended = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: '1.1em',
  listStyleType: 'disc',
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.label,
});
