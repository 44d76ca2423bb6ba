import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A row of its own in the form's grid. */
const section = style({ gridColumn: '1 / -1', minWidth: 0 });
const part = style({ selectors: { '& + &': { marginBlockStart: vars.space.s } } });
export const sections = { part: `${section} ${part}`, slot: section };
const legend = { width: '100%', marginBlockEnd: vars.space.s, padding: 0 };
export const legends = styleVariants({
  part: {
    ...legend,
    fontFamily: vars.font.display,
    fontWeight: 800,
    fontSize: vars.fontSize.h3,
    lineHeight: vars.lineHeight.heading,
    // On the legend: it would sit on the border of its fieldset.
    selectors: {
      [`${part} + ${part} > &`]: {
        paddingBlockStart: vars.space.l,
        borderTop: `${vars.line.thin} solid ${vars.color.border}`,
      },
    },
  },
  slot: { ...legend, color: vars.color.textSubdued, fontWeight: 700, lineHeight: vars.lineHeight.snug },
});
export const hint = style({ marginBlockEnd: vars.space.m, color: vars.color.textSubdued });
