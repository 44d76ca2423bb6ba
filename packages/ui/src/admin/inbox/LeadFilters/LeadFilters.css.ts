import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const filters = style({ display: 'grid', gap: vars.space.s });
export const first = style({
  display: 'grid',
  gap: vars.space.s,
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
/** Behind a button on phones. */
export const more = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s,
  alignItems: 'end',
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.s },
  },
});
export const closed = style({ display: 'none', '@media': { [media.tablet]: { display: 'flex' } } });
export const toggle = style({ justifySelf: 'start', '@media': { [media.tablet]: { display: 'none' } } });
export const cell = style({ '@media': { [media.tablet]: { flex: '1 1 130px', maxWidth: '190px' } } });
/** A lower box than that of forms, and still one for fingers. */
export const compact = style({
  selectors: {
    '&&': { minHeight: vars.size.target, padding: '8px 12px', fontSize: vars.fontSize.label },
  },
});
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
