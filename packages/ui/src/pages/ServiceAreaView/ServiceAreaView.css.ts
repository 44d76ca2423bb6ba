import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 640px', columnGap: '56px' } },
});
export const words = style({ display: 'grid', gap: vars.space.m });
export const list = style({ columns: '2 8rem', columnGap: vars.space.l });
export const area = style({ breakInside: 'avoid', borderTop: `1px solid ${vars.color.line}` });

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: vars.space.xxl,
});
export const section = style({ display: 'grid', alignContent: 'start', gap: vars.space.m });
