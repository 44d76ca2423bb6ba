import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

// Own size: the quotation mark is a drawing.

export const list = style({ width: '100%' });
export const figure = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, height: '100%' });
export const quote = style({
  margin: 0,
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.text,
  '::before': {
    content: ['"“"', '"“" / ""'],
    display: 'block',
    height: '34px',
    fontFamily: vars.font.display,
    fontSize: '72px',
    lineHeight: vars.lineHeight.tight,
    color: vars.color.illustrationFlowCool,
  },
});
export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  marginTop: 'auto',
  fontSize: vars.fontSize.label,
});
/** On a separate line. */
export const more = style({ flexBasis: '100%' });
