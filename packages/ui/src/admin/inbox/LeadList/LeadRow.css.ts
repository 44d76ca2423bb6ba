import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  padding: '11px 14px 12px 30px',
  borderRadius: vars.radius.field,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
  textDecoration: 'none',
  ':hover': { background: vars.color.band },
  selectors: {
    '&[aria-current]': {
      background: vars.color.selectedWash,
      // Seen in forced colors too, where fills vanish.
      outline: `1.5px solid ${vars.color.selected}`,
      outlineOffset: '-1.5px',
    },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px', boxShadow: 'none' },
  },
});
/** A dot beside the name: its shape says unread without its color. */
export const dot = style({
  position: 'absolute',
  top: '17px',
  left: '13px',
  width: '9px',
  height: '9px',
  borderRadius: vars.radius.pill,
  background: vars.color.actionText,
  // Backgrounds vanish in forced colors; borders stay.
  border: `5px solid ${vars.color.actionText}`,
});
export const name = style({
  fontSize: vars.fontSize.label,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const unreadName = style({ fontWeight: 700 });
export const time = style({
  color: vars.color.textSoft,
  fontVariantNumeric: 'tabular-nums',
  paddingTop: '1px',
  textAlign: 'end',
});
export const line = style({ color: vars.color.textSoft });
export const status = style({ fontWeight: 600, textAlign: 'end' });
export const subject = style({
  gridColumn: '1 / -1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const mail = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  color: vars.color.error,
  fontWeight: 600,
});
export const calmMail = style([mail, { color: vars.color.textSoft }]);
