import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const header = style({
  position: 'relative',
  zIndex: vars.layer.header,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.background,
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.xs}`,
  minHeight: '76px',
  paddingBlock: vars.space.xs,
  '@media': {
    [media.short]: { minHeight: 0, paddingBlock: vars.space.xxs },
    [media.desktop]: { minHeight: '92px', columnGap: vars.space.xxs },
  },
});
/** Takes the remaining width, and wraps instead of pushing the buttons out. */
export const brand = style({
  display: 'flex',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: '60px',
  '@media': { [media.short]: { minHeight: 0 }, [media.desktop]: { flex: '0 1 auto' } },
});
export const callIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.buttonCompact,
  height: vars.size.buttonCompact,
  borderRadius: vars.radius.pill,
  background: vars.color.action,
  color: vars.color.onAction,
  ':hover': { background: vars.color.actionHover },
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});
export const line = style({
  display: 'none',
  padding: `${vars.space.xs} 0`,
  color: vars.color.text,
  lineHeight: vars.lineHeight.tight,
  textDecoration: 'none',
  '@media': { [media.desktop]: { display: 'block' }, print: { display: 'block' } },
});
export const always = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockEnd: vars.space.xxs,
  color: vars.color.actionText,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  '::before': {
    content: '',
    width: '9px',
    height: '9px',
    marginInlineStart: '3px',
    borderRadius: vars.radius.pill,
    background: vars.color.action,
    boxShadow: `0 0 0 3px ${vars.color.actionBorder}`,
  },
});
export const number = style({
  fontFamily: vars.font.display,
  fontSize: `clamp(1.25rem, 2vw, ${vars.fontSize.h3})`,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
});
