import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Dashed: something can be dropped here. */
export const box = style({
  padding: '14px',
  border: `${vars.line.medium} dashed ${vars.color.borderField}`,
  borderRadius: vars.radius.panel,
  background: vars.color.card,
  selectors: {
    '&:has([aria-invalid="true"])': {
      padding: '13.5px',
      borderWidth: vars.line.thick,
      borderColor: vars.color.statusError,
      background: vars.color.statusErrorField,
    },
  },
});
export const dropping = style({
  borderColor: vars.color.selected,
  borderStyle: 'solid',
  background: vars.color.selectedSubtle,
});
export const input = style({
  display: 'block',
  width: '100%',
  minHeight: vars.size.target,
  borderRadius: vars.radius.field,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  cursor: 'pointer',
  selectors: {
    '&::file-selector-button': {
      minHeight: vars.size.target,
      padding: `0 ${vars.space.ml}`,
      marginInlineEnd: vars.space.m,
      border: `${vars.line.thick} solid ${vars.color.text}`,
      borderRadius: vars.radius.pill,
      background: vars.baseColor.card,
      color: vars.baseColor.text,
      font: 'inherit',
      fontSize: vars.fontSize.small,
      fontWeight: 700,
      cursor: 'pointer',
    },
    '&::file-selector-button:hover': { background: vars.color.backgroundSubtle },
  },
});
/** Beside the file that is kept, "No file chosen" would be wrong. */
// Own size: none, since forced colors show a text of any color.
export const chosen = style({ fontSize: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  marginBottom: vars.space.s,
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.radius.field,
  background: vars.color.statusSuccessSubtle,
  color: vars.color.statusSuccess,
  lineHeight: vars.lineHeight.snug,
});
/** Will not be sent. */
export const refused = style({ background: vars.color.statusErrorSubtle, color: vars.color.statusError });
export const details = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: `0 ${vars.space.s}`,
  minWidth: 0,
  color: vars.color.text,
});
export const name = style({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });
export const size = style({
  color: vars.color.textSubdued,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
