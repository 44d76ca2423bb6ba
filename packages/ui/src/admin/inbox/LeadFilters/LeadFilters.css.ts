import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { pill } from '../pill.css.ts';

export const filters = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });
export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.m}`,
  alignItems: 'start',
});
export const find = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.m}`,
  alignItems: 'start',
  flex: '1 1 300px',
  minWidth: 0,
});
export const search = style({ display: 'grid', gap: vars.space.xs, flex: '1 1 200px', minWidth: 0 });
/** Behind a button: most searches need a word alone. */
export const more = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s,
  alignItems: 'end',
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.s },
  },
});
export const cell = style({ '@media': { [media.tablet]: { flex: '1 1 130px', maxWidth: '190px' } } });
/** A lower box than that of forms, and still one for fingers. */
export const compact = style({
  selectors: {
    '&&': { minHeight: vars.size.target, padding: `${vars.space.xs} ${vars.space.s}`, fontSize: vars.fontSize.label },
  },
});
export const statuses = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.m}`,
  gridColumn: '1 / -1',
  border: 0,
  padding: 0,
});
export const legend = style({ fontWeight: 600, fontSize: vars.fontSize.label });
export const check = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '9px',
  minHeight: vars.size.target,
  fontWeight: 600,
  fontSize: vars.fontSize.label,
  cursor: 'pointer',
});
export const box = style({ width: '20px', height: '20px', accentColor: vars.color.selected });
export const plain = style({
  minHeight: vars.size.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.link,
  fontWeight: 600,
  fontSize: vars.fontSize.label,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});
export const toggle = style([pill, { paddingInline: '14px', border: `1.5px solid ${vars.color.line}` }]);
