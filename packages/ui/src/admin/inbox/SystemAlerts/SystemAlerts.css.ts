import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const warning = style({
  display: 'flex',
  gap: '10px',
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderInlineStart: '6px solid',
  borderRadius: `4px ${vars.radius.panel} ${vars.radius.panel} 4px`,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.text,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
export const tones = styleVariants({
  calm: { borderColor: vars.color.statusWarning, background: vars.color.statusWarningSubtle },
  urgent: { borderColor: vars.color.statusError, background: vars.color.statusErrorSubtle },
});
export const icon = style({ flex: 'none', paddingTop: '1px' });
/** An empty live region stays in the DOM, and takes no space. */
export const sent = style({ ':empty': { position: 'absolute' } });
export const test = style({ paddingBlock: `${vars.space.xs} ${vars.space.xxs}` });
export const remove = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  paddingTop: vars.space.s,
});
