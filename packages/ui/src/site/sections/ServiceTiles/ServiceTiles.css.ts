import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { disc, displayTitle } from '../../../theme/looks.ts';
import { media } from '../../../theme/media.ts';

const line = `${vars.line.thin} solid ${vars.color.border}`;

// Own grid: four tiles or two a row and never three, so that the lines between them meet.
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.high,
  '@media': {
    [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const cell = style({
  position: 'relative',
  selectors: {
    // The lines do not touch the panel's edges.
    '&:nth-child(even)::before': {
      content: '""',
      position: 'absolute',
      inset: `${vars.space.l} auto ${vars.space.l} 0`,
      borderLeft: line,
    },
    '&:nth-child(n + 3)': { borderTop: line },
  },
  '@media': {
    [media.largeText]: { '::before': { display: 'none' }, selectors: { '& + &': { borderTop: line } } },
    [media.desktop]: {
      selectors: {
        '&:nth-child(n + 3)': { borderTop: 0 },
        '& + &::before': { content: '""', position: 'absolute', inset: '26px auto 26px 0', borderLeft: line },
      },
    },
  },
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: `${vars.space.m} ${vars.space.m} ${vars.space.ml}`,
  borderRadius: vars.radius.card,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [media.desktop]: { padding: `0 ${vars.space.l} ${vars.space.l}` } },
});

export const picture = style({
  width: '132px',
  marginLeft: '-6px',
  // Overlaps the panel's top edge and the hero.
  '@media': { [media.desktop]: { width: '168px', margin: `-30px 0 ${vars.space.xs} -8px` } },
});

export const title = style({
  ...displayTitle,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.xs,
  marginTop: vars.space.xxs,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  letterSpacing: '-0.015em',
  textDecorationThickness: vars.line.thick,
  textUnderlineOffset: '5px',
  selectors: { [`${tile}:hover &`]: { textDecorationLine: 'underline' } },
  // Very narrow, or zoomed text: the arrow is below the label, so that no word breaks.
  '@media': { [media.narrow]: { flexDirection: 'column', alignItems: 'flex-start' } },
});

export const description = style({
  display: 'none',
  '@media': {
    [media.tablet]: {
      display: 'block',
      marginTop: vars.space.xs,
      fontSize: vars.fontSize.label,
      lineHeight: vars.lineHeight.text,
      color: vars.color.textSubdued,
    },
  },
});

const arrow = style({
  ...disc('32px'),
  '@media': { [media.desktop]: { width: '36px', height: '36px' } },
  transition: `translate ${vars.motion.quick}`,
  selectors: { [`${tile}:hover &`]: { translate: '4px' } },
});
export const arrows = styleVariants({
  cooling: [arrow, { background: vars.color.statusInfoSubtle, color: vars.color.statusInfoText }],
  heating: [arrow, { background: vars.color.statusWarningSubtle, color: vars.color.statusWarningText }],
  warm: [arrow, { background: vars.color.actionSubtle, color: vars.color.actionText }],
  ink: [arrow, { background: vars.color.dark, color: vars.color.onDark }],
});
