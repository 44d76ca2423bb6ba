import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const filters = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s });
export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.m}`,
  alignItems: 'start',
});
export const find = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.s}`,
  alignItems: 'start',
  flex: '1 1 300px',
  minWidth: 0,
});
/** Keeps its width while buttons beside it come and go. */
export const search = style({
  flex: '1 1 180px',
  minWidth: 0,
  paddingBlockEnd: vars.space.xs,
  '@media': { [media.desktop]: { flex: '0 0 200px' } },
});
/** Lower than a form's control, and still a touch target. */
globalStyle(`${search} input`, {
  minHeight: vars.size.target,
  padding: `${vars.space.xs} ${vars.space.s}`,
  fontSize: vars.fontSize.label,
});
/** Behind a button: most searches need only a word. */
export const more = style({ display: 'grid', gap: vars.space.m });
// Own grid: two filters a line on phones, and the first one alone when they are odd, so that the days stay side by side.
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s,
  alignItems: 'start',
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});
globalStyle(`${fields} > :first-child:nth-last-child(odd)`, { gridColumn: '1 / -1' });
/** On phones one line that scrolls sideways: the first views matter most. */
export const views = style({
  display: 'flex',
  gap: vars.space.xxs,
  maxWidth: '100%',
  // Room for the focus ring, which would be cut off.
  padding: '3px',
  margin: '-3px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.desktop]: { flexWrap: 'wrap', overflowX: 'visible' } },
});
export const buttons = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.s}`,
});
