import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const segments = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const segment = style({
  display: 'flex',
  flex: '1 1 120px',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.size.field,
  padding: `${vars.space.xs} ${vars.space.m}`,
  border: `${vars.line.medium} solid ${vars.color.borderField}`,
  borderRadius: vars.radius.field,
  background: vars.color.card,
  fontWeight: 500,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  selectors: {
    '[aria-invalid] &': {
      borderColor: vars.color.statusError,
      background: vars.color.statusErrorField,
      borderWidth: vars.line.thick,
    },
    '&:has(:checked)': {
      borderColor: vars.color.selected,
      background: vars.color.selectedSubtle,
      boxShadow: `inset 0 0 0 1px ${vars.color.selected}`,
    },
    // The ring goes around the whole segment, which is what is tapped.
    '&:has(:focus-visible)': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focus,
    },
  },
});
export const radio = style({
  flex: 'none',
  width: '20px',
  height: '20px',
  margin: 0,
  accentColor: vars.color.selected,
  // Without `:has` (Firefox before 121) the ring stays on the radio button.
  '@supports': { 'selector(:has(a))': { ':focus-visible': { outline: 'none', boxShadow: 'none' } } },
});
