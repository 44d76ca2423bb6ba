import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { menuRow } from '../../../theme/looks.ts';
import { media } from '../../../theme/media.ts';

export const menu = style({
  gridColumn: '1 / -1',
  paddingBlockEnd: vars.space.s,
  '@media': {
    [media.desktop]: {
      top: `calc(100% + ${vars.space.xs})`,
      left: '-14px',
      minWidth: '272px',
      maxWidth: '340px',
      '::before': { inset: '-9px 0 100%' },
    },
  },
});
export const row = style({
  ...menuRow,
  minHeight: vars.size.buttonCompact,
  paddingInline: vars.space.m,
  fontSize: vars.fontSize.label,
  ':hover': { background: vars.color.selectedSubtle, color: vars.color.statusInfoText },
  '@media': { [media.desktop]: { paddingInline: vars.space.m } },
});
